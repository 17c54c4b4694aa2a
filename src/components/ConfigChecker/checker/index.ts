export {decodeConfig, refuseSize} from '@site/src/firewall/config/decode';
export {shippedText} from '@site/src/firewall/config/shippedConfig';
export {examine} from './examine';
export {default as Results} from './Results';
