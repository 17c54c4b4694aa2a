import {ask, type Answer, type Manners} from './ask';

/** Hosts that are asked at the same time; each host is asked one address after the other. */
const lanes = 8;

/** Asks all addresses, each once. */
export async function askAll(addresses: readonly string[], manners?: Manners): Promise<Map<string, Answer>> {
  const answers = new Map<string, Answer>();
  const hosts = Object.values(groupByHost(addresses));
  await Promise.all(
    Array.from({length: lanes}, async () => {
      for (let queue = hosts.pop(); queue !== undefined; queue = hosts.pop()) {
        await askHost(queue, answers, manners);
      }
    }),
  );
  return answers;
}

/** Where nobody answered one address after all tries, the others of the host need not wait as long again. */
async function askHost(addresses: readonly string[], answers: Map<string, Answer>, manners?: Manners): Promise<void> {
  let silence: Answer | undefined;
  for (const address of addresses) {
    const answer: Answer = silence ?? (await ask(address, manners));
    silence = 'isHostSilent' in answer ? answer : undefined;
    answers.set(address, answer);
  }
}

function groupByHost(addresses: readonly string[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const address of new Set(addresses)) {
    (groups[new URL(address).host] ??= []).push(address);
  }
  return groups;
}
