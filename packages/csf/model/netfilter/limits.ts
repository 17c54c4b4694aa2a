import {type Match, type Option, Unmodelled, onlyOptions} from './matches';

/** The times that a list of `recent` keeps of an address at most. */
const longestList = 256;

/** iptables' own burst, which iptables-save does not print. */
const defaultBurst = 5;

/** `-m limit`: one bucket of packets for the whole rule and all senders. Nothing flows back in the same moment. */
export function limitMatch(options: readonly Option[]): Match {
  onlyOptions(options, ['--limit', '--limit-burst']);
  const burst = Number(options.find(({name}) => name === '--limit-burst')?.values[0] ?? defaultBurst);
  return {
    remembers: true,
    test: (_packet, kernel) => {
      const used = kernel.memory.limits.get(kernel.rule) ?? 0;
      const isAbove = used >= burst;
      kernel.countedTo(isAbove);
      if (!isAbove) {
        kernel.memory.limits.set(kernel.rule, used + 1);
      }
      return !isAbove;
    },
  };
}

/** `-m recent`: lists of addresses with the times at which they were seen. All times are the same moment here. */
export function recentMatch(options: readonly Option[]): Match {
  onlyOptions(options, [
    ...['--set', '--rcheck', '--update', '--remove', '--seconds', '--hitcount'],
    ...['--name', '--mask', '--rsource', '--rdest'],
  ]);
  const value = (name: string) => options.find((option) => option.name === name)?.values[0];
  const mask = value('--mask');
  if (mask !== undefined && !/^(255\.255\.255\.255|ffff(:ffff){7})$/i.test(mask)) {
    throw new Unmodelled(`--mask ${mask}`);
  }
  const action = options.find(({name}) => ['--set', '--rcheck', '--update', '--remove'].includes(name));
  if (action === undefined) {
    throw new Unmodelled('-m recent without --set, --rcheck, --update or --remove');
  }
  const list = value('--name') ?? 'DEFAULT';
  const hits = Number(value('--hitcount') ?? 0);
  const side = options.some(({name}) => name === '--rdest') ? 'to' : 'from';
  return {
    remembers: true,
    test: (packet, kernel) => {
      const {recent} = kernel.memory;
      const key = `${list} ${packet[side].value}`;
      const seen = recent.get(key) ?? 0;
      const add = () => recent.set(key, Math.min(seen + 1, longestList));
      if (action.name === '--set') {
        add();
        return !action.isInverted;
      }
      const isListed = seen > 0 || kernel.isListed(list);
      const isFound = isListed && (hits === 0 || seen >= hits);
      if (hits > 0) {
        kernel.countedTo(isFound);
      }
      if (isFound && action.name === '--update') {
        add();
      }
      if (isFound && action.name === '--remove') {
        recent.delete(key);
      }
      return isFound !== action.isInverted;
    },
  };
}

/** `-m connlimit`: how many connections an address has that met the same rule. */
export function connlimitMatch(options: readonly Option[]): Match {
  onlyOptions(options, ['--connlimit-above', '--connlimit-upto', '--connlimit-mask', '--connlimit-saddr']);
  const mask = options.find(({name}) => name === '--connlimit-mask')?.values[0];
  if (mask !== undefined && mask !== '32' && mask !== '128') {
    throw new Unmodelled(`--connlimit-mask ${mask}`);
  }
  const bound = options.find(({name}) => name === '--connlimit-above' || name === '--connlimit-upto');
  if (bound === undefined) {
    throw new Unmodelled('-m connlimit without --connlimit-above or --connlimit-upto');
  }
  const wantsAbove = (bound.name === '--connlimit-above') !== bound.isInverted;
  return {
    remembers: true,
    test: (packet, kernel) => {
      const key = `${kernel.rule} ${packet.from.value}`;
      const own = packet.state === 'new' ? 1 : 0;
      const count = packet.connections + (kernel.memory.connections.get(key) ?? 0) + own;
      const isAbove = count > Number(bound.values[0]);
      kernel.countedTo(isAbove);
      if (own === 1) {
        kernel.opens(key);
      }
      return isAbove === wantsAbove;
    },
  };
}
