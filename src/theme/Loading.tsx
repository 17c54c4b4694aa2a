export {default} from '@site/src/components/LoadingScreen';
