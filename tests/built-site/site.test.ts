// Every rule for the built site in one test file, so that each page is read and parsed once per run.
// To run a part of it: npx jest tests/built-site -t 'words of the test'
import './advisories';
import './behaviours';
import './earlyPaint';
import './feedValidity';
import './feeds';
import './links';
import './markdown';
import './offlineArchive';
import './offlineMode';
import './pages';
import './redirects';
import './reference';
import './searchIndex';
import './securityHeaders';
import './securityTxt';
import './socialCards';
import './structuredData';
import './styles';
import './surprises';
import './swag';
import './themes';
import './toolLinks';
import './vendors';
