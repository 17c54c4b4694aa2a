export {decodeConfig, refuseSize} from '@site/src/features/config-checker/logic/decode';
export {shippedText} from '@site/src/features/config-checker/logic/shippedConfig';
export {examine} from './examine';
export {default as Results} from './Results';
