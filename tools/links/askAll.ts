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
        for (const address of queue) {
          answers.set(address, await ask(address, manners));
        }
      }
    }),
  );
  return answers;
}

function groupByHost(addresses: readonly string[]): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const address of new Set(addresses)) {
    (groups[new URL(address).host] ??= []).push(address);
  }
  return groups;
}
