import shipped from '../model/conf/shipped/settings.json';
import {settingAnchor} from './settingAnchor';

const pages: ReadonlyMap<string, string> = new Map(Object.entries(shipped).map(([name, {page}]) => [name, page]));

/** Where the reference describes a setting; for the browser, which does not load the facts. */
export function settingUrl(name: string): string | undefined {
  const page = pages.get(name);
  return page && `/docs/reference/settings/${page}/#${settingAnchor(name)}`;
}
