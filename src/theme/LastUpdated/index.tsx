export {default} from '@site/src/components/PageHistory';
