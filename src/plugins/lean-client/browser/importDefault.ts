/** The one helper of tslib that reaches the browser, in a package that asks for all of them. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
