import {Parser} from 'htmlparser2';

/** What a page says of itself before its content begins. */
export type Head = {
  language: string | undefined;
  /** Classes of the root element, in which the theme notes the kind of the page. */
  classes: readonly string[];
  title: string;
  /** Contents of the `meta` tags, by their names or properties, in their order. */
  metas: Record<string, string[]>;
  /** Address of the page. */
  canonical: string | undefined;
};

/** Reads the head tag by tag. */
export function readHead(html: string): Head {
  const head: Head = {
    language: undefined,
    classes: [],
    title: '',
    metas: {},
    canonical: undefined,
  };
  let isTitle = false;
  const parser = new Parser({
    onopentag(tag, {class: classes = '', lang, name, property, content = '', rel, href}) {
      isTitle = tag === 'title';
      if (tag === 'html') {
        head.language = lang;
        head.classes = classes.split(/\s+/);
      } else if (tag === 'link' && rel === 'canonical') {
        head.canonical ??= href;
      } else if (tag === 'meta') {
        (head.metas[name ?? property ?? ''] ??= []).push(content);
      }
    },
    ontext(text) {
      head.title += isTitle ? text : '';
    },
    onclosetag() {
      isTitle = false;
    },
  });
  const end = html.indexOf('</head>');
  parser.end(end < 0 ? html : html.slice(0, end));
  return head;
}

/** Contents of the `meta` tags of a name, or of a property, in their order. */
export function metasOf({metas}: Head, name: string): readonly string[] {
  return metas[name] ?? [];
}
