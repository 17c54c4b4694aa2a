export {default} from '@site/src/components/SearchModal';
