import {Parser} from 'htmlparser2';

export type Attributes = Readonly<Record<string, string>>;

/** A tag and its position in a page. */
type Tag = {
  /** In lower case; an end tag's name begins with a slash. */
  name: string;
  /** Attribute names keep their case. */
  attributes: Attributes;
  start: number;
  end: number;
  /** The text up to the next tag, as a browser reads it: in a script or a style, all of its content. */
  text: string;
};

/** The tags of a page in order, for changes that must keep every other character. */
export function tagsOf(html: string): Tag[] {
  const tags: Tag[] = [];
  const add = (name: string, attributes: Attributes): void => {
    tags.push({name, attributes, start: parser.startIndex, end: parser.endIndex + 1, text: ''});
  };
  const parser = new Parser(
    {
      onopentag: (name, attributes) => add(name, attributes),
      ontext(text) {
        const tag = tags.at(-1);
        if (tag !== undefined) {
          tag.text += text;
        }
      },
      onclosetag(name, isImplied) {
        if (!isImplied) {
          add(`/${name}`, {});
        }
      },
    },
    {lowerCaseAttributeNames: false},
  );
  parser.end(html);
  return tags;
}
