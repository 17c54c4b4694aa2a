import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin} from '@docusaurus/types';

/** A part of the site as its sidebar has it, with the paths of its pages in their order. */
export type Section = {title: string; pages: string[]};

type Item = LoadedContent['loadedVersions'][number]['sidebars'][string][number];

/** The pages of the docs in the order of the sidebar: those on top of it, then a section for each of its parts. */
export function docsOutline(plugins: readonly LoadedPlugin[]): Section[] {
  const content = plugins.find(({name}) => name === 'docusaurus-plugin-content-docs')?.content as LoadedContent;
  const [version] = content.loadedVersions;
  // The routes have a slash at the end, which Docusaurus adds after the content was read.
  const addresses = new Map(version!.docs.map(({id, permalink}) => [id, permalink.replace(/\/?$/, '/')]));
  const items = Object.values(version!.sidebars).flat();
  return [
    {title: 'Start here', ids: items.flatMap((item) => (item.type === 'category' ? [] : idsOf(item)))},
    ...items.flatMap((item) => (item.type === 'category' ? [{title: item.label, ids: idsOf(item)}] : [])),
  ].map(({title, ids}) => ({title, pages: ids.map((id) => addresses.get(id)!)}));
}

/** The pages of an entry of the sidebar: its own, then those below it. */
function idsOf(item: Item): string[] {
  if (item.type === 'category') {
    return [...(item.link?.type === 'doc' ? [item.link.id] : []), ...item.items.flatMap(idsOf)];
  }
  return item.type === 'doc' ? [item.id] : [];
}
