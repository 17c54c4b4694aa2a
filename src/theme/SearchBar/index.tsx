export {default} from '@site/src/features/search/ui/SearchButton';
