/** The settings that change which rules the lists become. */
export type ServerSettings = {
  IPV6: boolean;
  LF_IPSET: boolean;
  LF_BLOCKINONLY: boolean;
  DROP: string;
  DROP_OUT: string;
  DROP_IP_LOGGING: boolean;
  DROP_OUT_LOGGING: boolean;
  ETH_DEVICE: string;
  ETH6_DEVICE: string;
};

/** The settings as shipped, apart from IPV6, which the installer turns on where it finds an address. */
export const shippedSettings: ServerSettings = {
  IPV6: false,
  LF_IPSET: false,
  LF_BLOCKINONLY: false,
  DROP: 'DROP',
  DROP_OUT: 'REJECT',
  DROP_IP_LOGGING: false,
  DROP_OUT_LOGGING: true,
  ETH_DEVICE: '',
  ETH6_DEVICE: '',
};
