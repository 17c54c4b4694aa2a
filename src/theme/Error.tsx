export {default} from '@site/src/components/CrashPage';
