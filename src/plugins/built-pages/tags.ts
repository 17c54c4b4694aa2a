import {Parser} from 'htmlparser2';

export type Attributes = Readonly<Record<string, string>>;

/** A tag as it stands in a page. */
export type Tag = {
  /** As written; that of an end tag begins with a slash. */
  name: string;
  /** The whole tag. */
  source: string;
  start: number;
  end: number;
  /** What stands behind the tag, where that is no markup, as in a script. */
  text: string;
};

/** Comments, in which nothing is a tag, and tags, whose attributes may have the end of one in quotes. */
const pattern = /<(?:!--[^]*?-->|(\/?[a-z][^\s/>]*)[^=>]*(?:=\s*(?:"[^"]*"|'[^']*')?[^=>]*)*>)/gi;

/** The name of an attribute, and its value in one of three forms. */
const attribute = /([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/g;

/** Elements that have text and no markup. */
const rawText = new Set(['script', 'style', 'textarea', 'title', 'xmp']);

/**
 * The tags of a page in their order. Several times as fast as a parser, which makes objects of all their attributes:
 * of most tags, the source already tells that there is nothing to do.
 */
export function* tagsOf(html: string): Generator<Tag> {
  const tags = new RegExp(pattern);
  for (let found = tags.exec(html); found; found = tags.exec(html)) {
    const [source, name] = found;
    if (name !== undefined) {
      const end = tags.lastIndex;
      if (rawText.has(name.toLowerCase())) {
        tags.lastIndex = endOfText(html, name, end);
      }
      yield {name, source, start: found.index, end, text: html.slice(end, tags.lastIndex)};
    }
  }
}

/** The attributes of a tag, as a browser reads them; names stay as they are written. */
export function attributesOf({name, source}: Tag): Attributes {
  // What names of characters stand for, only the parser knows.
  if (source.includes('&')) {
    return parsed(source);
  }
  const attributes: Record<string, string> = {};
  const inside = source.slice(name.length + 1, -1);
  for (const {1: key = '', 2: doubly, 3: singly, 4: bare} of inside.matchAll(attribute)) {
    attributes[key] ??= doubly ?? singly ?? bare ?? '';
  }
  return attributes;
}

function parsed(source: string): Attributes {
  let attributes = {};
  const parser = new Parser({onopentag: (_, read) => (attributes = read)}, {lowerCaseAttributeNames: false});
  parser.end(source);
  return attributes;
}

function endOfText(html: string, name: string, from: number): number {
  const endTag = new RegExp(`</${name}[\\s/>]`, 'gi');
  endTag.lastIndex = from;
  return endTag.exec(html)?.index ?? html.length;
}
