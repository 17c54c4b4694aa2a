/**
 * Ends the build with a message for the person who started it. Docusaurus would print a thrown error between two stack
 * traces of its own code, where the message is hard to find.
 */
export function exitWithMessage(sentences: string): never {
  console.error(`\n${sentences}\n`);
  process.exit(1);
}
