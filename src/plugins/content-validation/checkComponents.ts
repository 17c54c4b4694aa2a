import type {Root} from 'mdast';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import {visit} from 'unist-util-visit';

import type {ContentError} from '../../lib/node/contentError';
import {didYouMean} from '@sentinel/csf/model/didYouMean';

/** The components that every page has without an import: those of `src/theme/MDXComponents`. */
export const componentsOfPages = ['Details', 'Head', 'TabItem', 'Tabs'];

/** Finds components that a page neither has nor imports. MDX would only find them when it renders the page. */
export function checkComponents(tree: Root, file: string): ContentError[] {
  const own = new Set<string>();
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        statement.specifiers.forEach(({local}) => own.add(local.name));
      } else if (statement.type === 'ExportNamedDeclaration') {
        namesOf(statement.declaration).forEach((name) => own.add(name));
      }
    }
  });
  const known = [...own, ...componentsOfPages].filter(isComponent).sort();
  const errors: ContentError[] = [];
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const name = 'name' in node ? (node.name?.split('.')[0] ?? '') : '';
    if (isComponent(name) && !known.includes(name)) {
      const help = didYouMean(name, known) || `; import it, or use one of ${known.join(', ')}`;
      errors.push({file, line: node.position?.start.line ?? 1, message: `there is no component <${name}>${help}`});
    }
  });
  return errors;
}

/** Whether MDX takes a name for a component rather than for an element of HTML. */
function isComponent(name: string): boolean {
  return /^[A-Z]/.test(name);
}

/** The names that a declaration gives. */
function namesOf(declaration: Declaration): string[] {
  if (!declaration) {
    return [];
  }
  return declaration.type === 'VariableDeclaration'
    ? declaration.declarations.flatMap(({id}) => (id.type === 'Identifier' ? id.name : []))
    : [declaration.id.name];
}

type Declaration = Extract<
  NonNullable<NonNullable<MdxjsEsm['data']>['estree']>['body'][number],
  {type: 'ExportNamedDeclaration'}
>['declaration'];
