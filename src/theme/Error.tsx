export {default} from '@theme/ErrorPageContent';
