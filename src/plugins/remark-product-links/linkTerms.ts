import type {InlineCode, Link, Parent, PhrasingContent, Root} from 'mdast';
import type {TextDirective} from 'mdast-util-directive';
import path from 'node:path';
import {SKIP, visit} from 'unist-util-visit';

import {addressOfTerm, type CommandAnchors} from '../../product/reference';
import {monthOf, vendorFacts, type VendorFact} from '../../product/vendors';
import {asOf, surprise} from '../content-validation/checkMarks';
import {onPurpose} from '../content-validation/checkTerms';
import {expandReference} from '../reference/expandReference';
import {surpriseLabel} from '../reference/surpriseLabel';
import {readCommandAnchors} from './commandAnchors';

let anchors: CommandAnchors | undefined;

/**
 * Writes the generated parts of the reference into a page, links settings, commands, files and templates to
 * their place there, shows names that are meant on purpose as they stand, labels surprises, and says as of when
 * sentences about others are true.
 */
export function linkTerms(tree: Root, file: string, siteDir: string): void {
  anchors ??= readCommandAnchors(path.join(siteDir, 'docs/usage/commands.mdx'));
  const known = anchors;
  expandReference(tree);
  const page = addressOfPage(file);
  visit(tree, (node, index, parent) => {
    if (node.type === 'link' || node.type === 'heading') {
      return SKIP;
    }
    if (node.type === 'textDirective' && node.name === onPurpose) {
      replace(parent, index, (node as TextDirective).children);
      return index === undefined ? SKIP : [SKIP, index + 1];
    }
    if (node.type === 'textDirective' && node.name === surprise) {
      replace(parent, index, [surpriseLabel()]);
      return SKIP;
    }
    if (node.type === 'textDirective' && node.name === asOf) {
      const mark = asOfMark(vendorFacts.get((node as TextDirective).attributes?.fact ?? ''));
      replace(parent, index, mark);
      return index === undefined ? SKIP : [SKIP, index + mark.length];
    }
    if (node.type === 'inlineCode') {
      const address = addressOfTerm((node as InlineCode).value, known);
      // A page does not send its reader away to where he is.
      if (address !== undefined && address.split('#')[0] !== page) {
        const link: Link = {type: 'link', url: address, children: [node as InlineCode]};
        replace(parent, index, [link]);
        return SKIP;
      }
    }
    return undefined;
  });
}

/** Words such as "(as of July 2026)", with a link to the source; none for a fact that does not exist, which is a fault. */
function asOfMark(fact: VendorFact | undefined): PhrasingContent[] {
  return fact === undefined
    ? []
    : [
        {type: 'text', value: '('},
        {type: 'link', url: fact.source, children: [{type: 'text', value: `as of ${monthOf(fact)}`}]},
        {type: 'text', value: ')'},
      ];
}

function replace(parent: Parent | undefined, index: number | undefined, nodes: Parent['children']): void {
  if (parent !== undefined && index !== undefined) {
    parent.children.splice(index, 1, ...nodes);
  }
}

function addressOfPage(file: string): string {
  return `/${file.replace(/(\/index)?\.mdx?$/, '')}/`;
}
