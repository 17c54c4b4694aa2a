export {decodeConfig, refuseSize} from '@site/src/csf/conf/decode';
export {shippedText} from '@site/src/csf/conf/shippedConfig';
export {examine} from './examine';
export {default as Results} from './Results';
