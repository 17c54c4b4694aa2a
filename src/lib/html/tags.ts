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

/** A comment, in which nothing is a tag, or a tag, whose attributes may have the end of one in quotes. */
const pattern = /<(?:!--[^]*?-->|\/?[a-z][^=>]*(?:=\s*(?:"[^"]*"|'[^']*')?[^=>]*)*>)/iy;

const nameOf = /^<(\/?[a-z][^\s/>]*)/i;

/** The name of an attribute, and its value in one of three forms. */
const attribute = /([^\s/>=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/g;

/** Begins an element that has text and no markup. */
const rawText = /^<(script|style|textarea|title|xmp)[\s/>]/i;

/**
 * The tags of a page in their order. Several times as fast as a parser, which makes objects of all their attributes:
 * of most tags, the source already tells that there is nothing to do.
 * @param wanted fits the whole of each tag that is asked for; without it, all are
 */
export function* tagsOf(html: string, wanted = /^/): Generator<Tag> {
  const markup = new RegExp(pattern);
  let next = 0;
  for (let start = html.indexOf('<'); start !== -1; start = html.indexOf('<', next)) {
    markup.lastIndex = start;
    if (!markup.test(html)) {
      next = start + 1;
      continue;
    }
    const end = markup.lastIndex;
    const source = html.slice(start, end);
    const ofText = rawText.exec(source);
    next = ofText ? endOfText(html, ofText[1]!, end) : end;
    const name = wanted.test(source) ? nameOf.exec(source)?.[1] : undefined;
    if (name !== undefined) {
      yield {name, source, start, end, text: html.slice(end, next)};
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
