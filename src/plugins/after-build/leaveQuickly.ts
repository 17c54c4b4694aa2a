/**
 * Lets the process of a build leave as soon as nothing is left to do. Left to itself, Node takes down its environment first,
 * and with it the bundler lets go of every module, one by one: 1.8 of 37 s of processor time for 500 pages.
 */
export function leaveQuickly(): void {
  process.once('beforeExit', () => process.exit());
}
