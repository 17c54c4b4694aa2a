/** What the kernel remembers of earlier packets. */
export type Memory = {
  /** Packets that a `limit` has let through in this moment, by rule. */
  limits: Map<string, number>;
  /** How often an address was put into a list of `recent`, by list and address. */
  recent: Map<string, number>;
  /** Connections that packets in this moment opened, by `connlimit` rule and address. */
  connections: Map<string, number>;
};

export const newMemory = (): Memory => ({limits: new Map(), recent: new Map(), connections: new Map()});

export const copyMemory = ({limits, recent, connections}: Memory): Memory => ({
  limits: new Map(limits),
  recent: new Map(recent),
  connections: new Map(connections),
});
