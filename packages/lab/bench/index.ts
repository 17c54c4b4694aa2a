/** Compares the site with others, `npm run bench`, or its search, `npm run bench search`. */
void (process.argv[2] === 'search' ? import('./search') : import('./site'));
