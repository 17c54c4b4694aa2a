export type Port = {number: number; service: string; isOpen: boolean};

/** Ports as the first start after an installation leaves them on every panel; a test compares them with the default of `TCP_IN`. */
export const ports: readonly Port[] = [
  {number: 443, service: 'https', isOpen: true},
  {number: 3306, service: 'mysql', isOpen: false},
  {number: 22, service: 'ssh', isOpen: true},
  {number: 23, service: 'telnet', isOpen: false},
  {number: 6379, service: 'redis', isOpen: false},
  {number: 25, service: 'smtp', isOpen: true},
  {number: 11211, service: 'memcached', isOpen: false},
  {number: 993, service: 'imaps', isOpen: true},
  {number: 5432, service: 'postgresql', isOpen: false},
];
