/** In unit tests a class of a CSS module has its own name. */
export default new Proxy({}, {get: (_, name) => (name === '__esModule' ? false : name)});
