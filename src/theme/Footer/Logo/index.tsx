export {default} from '@site/src/components/FooterLogo';
