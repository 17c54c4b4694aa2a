import type {Finding} from './finding';

type Block = Pick<Finding, 'lifts' | 'address' | 'unblock' | 'permanent'>;
type Kind = NonNullable<Finding['lifts']>;

/** Whether a block is permanent, temporary or, by its text, one of both. */
function kindsOf({permanent}: Block): readonly Kind[] {
  return permanent === undefined ? ['temporary', 'permanent'] : [permanent ? 'permanent' : 'temporary'];
}

/** Keeps the order of blocks and of what lifts them, as a log or a terminal has both. */
export function blocksInOrder(): {see: (one: Block, at: number) => void; isLifted: (one: Finding) => boolean} {
  const blocked = new Map<string, number>();
  const lifted = new Map<string, number>();
  return {
    see(one, at) {
      if (one.lifts !== undefined) {
        lifted.set(`${one.lifts} ${one.address ?? ''}`, at);
      } else if (one.unblock.length > 0) {
        kindsOf(one).forEach((kind) => blocked.set(`${kind} ${one.address!}`, at));
      }
    },
    isLifted: (one) =>
      one.unblock.length > 0 &&
      kindsOf(one).some((kind) => {
        const end = Math.max(lifted.get(`${kind} ${one.address!}`) ?? -2, lifted.get(`${kind} `) ?? -2);
        return end > (blocked.get(`${kind} ${one.address!}`) ?? -1);
      }),
  };
}

/** The same finding where the text says later that the block is over. */
export function asLifted(one: Finding): Finding {
  const what = `${one.what} A later line says that this block is over.`;
  return {...one, what, unblock: [], permanent: undefined, until: undefined};
}
