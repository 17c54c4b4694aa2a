/** Says what is being done, where it does not get into the tables. */
export function progress(text: string): void {
  console.error(`${new Date().toTimeString().slice(0, 8)} ${text}`);
}
