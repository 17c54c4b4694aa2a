import type {Parent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

import type {ContentError} from '../../lib/node/contentError';
import {didYouMean} from '@sentinel/csf/model/didYouMean';
import {tabGroups} from '@sentinel/csf/answers/terms/tabGroups';

/** Returns what is wrong with `<Tabs>` whose choice is not remembered, cannot be linked to, or is misspelt. */
export function checkTabs(tabs: MdxJsxFlowElement, file: string): ContentError[] {
  const items = itemsOf(tabs);
  const line = tabs.position?.start.line ?? 1;
  const group = attributeOf(tabs, 'groupId');
  const meant = group ?? groupOf(items.map(({value}) => value));
  if (meant === undefined) {
    return [];
  }
  const known = tabGroups[meant];
  if (known === undefined) {
    const names = Object.keys(tabGroups);
    const help = didYouMean(meant, names) || `; known are ${names.join(' and ')}`;
    return [{file, line, message: `there is no group of tabs "${meant}"${help}`}];
  }
  const isWhole = group === meant && attributeOf(tabs, 'queryString') === meant;
  return [
    ...(isWhole
      ? []
      : [
          {
            file,
            line,
            message: `the choice of these tabs is not remembered or has no URL; write <Tabs groupId="${meant}" queryString="${meant}">`,
          },
        ]),
    ...items
      .filter(({value}) => !known.includes(value))
      .map((item) => ({
        file,
        line: item.line,
        message: `"${item.value}" is not one of the values of the tabs "${meant}" (${known.join(', ')})${didYouMean(item.value, known)}`,
      })),
  ];
}

/** The group that most of the values belong to. */
function groupOf(values: readonly string[]): string | undefined {
  const counts = Object.entries(tabGroups).map(([name, known]) => ({
    name,
    count: values.filter((value) => known.includes(value)).length,
  }));
  const most = counts.sort((one, other) => other.count - one.count)[0];
  return most && most.count > 0 ? most.name : undefined;
}

function itemsOf(tabs: MdxJsxFlowElement): {value: string; line: number}[] {
  return (tabs.children as Parent['children'])
    .filter((child): child is MdxJsxFlowElement => child.type === 'mdxJsxFlowElement' && child.name === 'TabItem')
    .map((item) => ({value: attributeOf(item, 'value') ?? '', line: item.position?.start.line ?? 1}));
}

function attributeOf({attributes}: MdxJsxFlowElement, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : undefined;
}
