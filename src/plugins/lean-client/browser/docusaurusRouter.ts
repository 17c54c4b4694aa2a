export {Redirect, useHistory, useLocation} from 'react-router-dom';
export {matchPath} from './matchPath';
