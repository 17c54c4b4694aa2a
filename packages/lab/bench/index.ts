/** Compares the site with others, `npm run bench`, its search, `npm run bench search`, or builds, `npm run bench visits`. */
const [, , what] = process.argv;
void (what === 'search' ? import('./search') : what === 'visits' ? import('./visits') : import('./site'));
