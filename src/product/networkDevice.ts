/** Returns why a text cannot be the name of a network device. */
export function errorInDevice(name: string): string | undefined {
  return /^[\w.:-]{0,15}$/.test(name) ? undefined : `"${name}" is not a network device; write a name such as eth0.`;
}
