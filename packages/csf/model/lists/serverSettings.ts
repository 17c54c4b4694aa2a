import shipped from '../conf/shipped/serverSettings.json';
import {isTrue} from '../perl';

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

/** The settings as shipped. The installer turns IPV6 on where it finds an address. */
export const shippedSettings: ServerSettings = {
  ...shipped,
  IPV6: isTrue(shipped.IPV6),
  LF_IPSET: isTrue(shipped.LF_IPSET),
  LF_BLOCKINONLY: isTrue(shipped.LF_BLOCKINONLY),
  DROP_IP_LOGGING: isTrue(shipped.DROP_IP_LOGGING),
  DROP_OUT_LOGGING: isTrue(shipped.DROP_OUT_LOGGING),
};

export const serverSettingNames = Object.keys(shippedSettings) as readonly (keyof ServerSettings)[];
