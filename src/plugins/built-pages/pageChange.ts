import type {BuiltPage} from '../../lib/html/builtPage';

/**
 * Makes another page of one. @param html as the changes before this one left it
 * @param page as it was built @param file its path below the folder of the build
 */
export type PageChange = (html: string, page: BuiltPage, file: string) => string;
