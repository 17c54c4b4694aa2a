import type {Root} from 'mdast';
import type {Processor} from 'unified';

import {hasAddress} from './hasAddress';
import {withoutLiterals, type Syntax} from './withoutLiterals';

/** An extension of the parser that makes a tree, as far as it matters here. */
type TreeExtension = {
  enter?: Record<string, unknown>;
  transforms?: ((tree: Root) => unknown)[];
};

/** What plugins add to the parser. The second may be a list in a list. */
type Extensions = {
  micromarkExtensions?: Syntax[];
  fromMarkdownExtensions?: (TreeExtension | TreeExtension[])[];
};

/**
 * A remark plugin behind that for GitHub's Markdown, which looks at each letter of a page for the beginning of an e-mail
 * address, and at each text for an address of any kind: it does so only where there can be one. What is found is the same.
 */
export default function autolinkLiterals(this: Processor): void {
  const parse = this.parser as unknown as (text: string, file: unknown) => Root;
  const extensions = this.data() as Extensions;
  extensions.fromMarkdownExtensions = extensions.fromMarkdownExtensions?.flat().map(onlyWithAddress);
  this.parser = ((text: string, file: unknown) => {
    const {micromarkExtensions = []} = extensions;
    extensions.micromarkExtensions = micromarkExtensions.map((syntax) => withoutLiterals(syntax, text));
    try {
      return parse(text, file);
    } finally {
      extensions.micromarkExtensions = micromarkExtensions;
    }
  }) as unknown as typeof this.parser;
}

/** The extension for addresses with its look at all texts spared where none has one; others as they are. */
function onlyWithAddress(extension: TreeExtension): TreeExtension {
  const {enter, transforms} = extension;
  return enter?.literalAutolink === undefined
    ? extension
    : {
        ...extension,
        transforms: transforms?.map((transform) => (tree) => (hasAddress(tree) ? transform(tree) : undefined)),
      };
}
