export {default} from '@site/src/components/SiteMark';
