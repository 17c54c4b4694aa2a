/** The one helper of tslib that reaches the browser. */
export function __importDefault(module: {__esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
