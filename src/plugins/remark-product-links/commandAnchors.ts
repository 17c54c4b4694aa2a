import {createSlugger} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';

import {findOption, flagsOf} from '../../product/commands';
import type {CommandAnchors} from '../../product/reference';

/** Reads which heading of the commands page describes which option, as in "Deny an address: `csf -d`". */
export function readCommandAnchors(file: string): CommandAnchors {
  const slugger = createSlugger();
  const anchors = new Map<string, string>();
  for (const [, text = ''] of readFileSync(file, 'utf8').matchAll(/^##+ (.*)$/gm)) {
    const anchor = slugger.slug(text.replaceAll('`', ''));
    for (const [, flag = ''] of text.matchAll(/`csf (-\S+)`/g)) {
      const option = findOption(flag);
      (option ? flagsOf(option) : []).forEach((known) => anchors.set(known, anchor));
    }
  }
  return anchors;
}
