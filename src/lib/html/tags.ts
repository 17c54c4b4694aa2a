import {Parser} from 'htmlparser2';

export type Attributes = Readonly<Record<string, string>>;

/** A tag, and where it stands in a page. */
export type Tag = {
  /** In small letters; that of an end tag begins with a slash. */
  name: string;
  /** Names of attributes stay as they are written. */
  attributes: Attributes;
  start: number;
  end: number;
  /** What stands between the tag and the next one, as a browser reads it: in a script or a style, all of it. */
  text: string;
};

/** The tags of a page in their order, for changes that leave the rest of it letter for letter. */
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
