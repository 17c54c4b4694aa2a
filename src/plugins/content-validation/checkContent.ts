import {checkAddresses} from './addresses';
import {checkFrontMatter} from './checkFrontMatter';
import {checkLinks} from './checkLinks';
import type {Content, Page} from './content';
import type {Fault} from './fault';

/** Finds everything that is wrong with what writers typed. */
export function checkContent(content: Content): Fault[] {
  return [...checkPages(content), ...content.sources.flatMap(({faults}) => faults), ...checkLinks(content)];
}

/** Finds what can be told from the front matter and the names of the files. */
export function checkPages(content: Content<Page>): Fault[] {
  return [...checkFrontMatter(content), ...checkAddresses(content)];
}
