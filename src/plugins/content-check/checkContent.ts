import {checkAddresses} from './addresses';
import {checkFrontMatter} from './checkFrontMatter';
import {checkLinks} from './checkLinks';
import type {Content} from './content';
import type {Fault} from './fault';

/** Finds everything that is wrong with what writers typed. */
export function checkContent(content: Content): Fault[] {
  return [...checkFrontMatter(content), ...checkAddresses(content), ...checkLinks(content)];
}
