/**
 * Ends the build with sentences for the person who started it. Docusaurus would print a thrown
 * error inside two stacks of its own code, where the sentence that matters is hard to find.
 */
export function exitWithMessage(sentences: string): never {
  console.error(`\n${sentences}\n`);
  process.exit(1);
}
