import {createInterface} from 'node:readline/promises';

/** Why nothing was written, and what to do. */
export class Refusal extends Error {}

/** Asks a person at a terminal. Without a terminal it does not ask, and `otherwise` says what to type. */
export async function askFor(question: string, otherwise: string): Promise<string> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    throw new Refusal(otherwise);
  }
  const prompt = createInterface({input: process.stdin, output: process.stdout});
  const answer = await prompt.question(`${question}: `).finally(() => prompt.close());
  if (answer.trim() === '') {
    throw new Refusal('Nothing was typed, so nothing was written.');
  }
  return answer.trim();
}

/** Lets a person at a terminal choose by number or name. */
export async function choose(question: string, names: readonly string[], otherwise: string): Promise<string> {
  const list = names.map((name, index) => `  ${index + 1}  ${name}`).join('\n');
  const answer = await askFor(`${question}\n${list}\nNumber or name`, otherwise);
  const chosen = names[Number(answer) - 1] ?? names.find((name) => name.toLowerCase() === answer.toLowerCase());
  if (chosen === undefined) {
    throw new Refusal(`"${answer}" is not one of ${names.join(', ')}; nothing was written.`);
  }
  return chosen;
}
