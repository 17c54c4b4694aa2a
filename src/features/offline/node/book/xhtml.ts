import type {ElementContent, Properties} from 'hast';

/** Elements that the book keeps. The content of others stays; attributes not listed below are removed. */
const kept = new Set(
  (
    'a abbr b blockquote br caption cite code col colgroup dd del dfn dl dt em figure h2 h3 h4 h5 h6 hr i img ins ' +
    'kbd li mark ol p pre q s samp section small strong sub sup table tbody td tfoot th thead tr u ul var'
  ).split(' '),
);

/** Elements without content. */
const empty = new Set(['br', 'col', 'hr', 'img']);

/** Attributes that the book keeps, by element. */
const attributes: Record<string, string> = {
  alt: 'img',
  colspan: 'td th',
  href: 'a',
  rowspan: 'td th',
  src: 'img',
  start: 'ol',
};

/** Targets of links and pictures in the book; undefined removes a picture. */
export type Targets = {link: (href: string) => string; picture: (src: string) => string | undefined};

/** Simplified content of a page as XHTML, with each id once. @param ids those that the page has; grows */
export function xhtml(nodes: readonly ElementContent[], targets: Targets, ids: Set<string>): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') {
        return escapeXml(node.value);
      }
      if (node.type !== 'element') {
        return '';
      }
      const {tagName, properties, children} = node;
      const inside = (): string => xhtml(children, targets, ids);
      switch (tagName) {
        case 'pre':
          return labelOf(properties) + tag('pre', {}, tag('code', {}, inside()));
        case 'footnote-ref':
          return tag(
            'sup',
            {},
            tag('a', {href: `#fn-${String(properties.label)}`}, escapeXml(String(properties.label))),
          );
        case 'footnote':
          return tag('div', ownId(`fn-${String(properties.label)}`, ids), inside());
        case 'img':
          return picture(properties, targets);
        case 'div':
        case 'span':
          // Most are only for the site's styles.
          return wrapper(tagName, ownId(properties.id, ids), inside());
        default:
          return kept.has(tagName)
            ? tag(tagName, {...ownId(properties.id, ids), ...keptAttributes(tagName, properties, targets)}, inside())
            : inside();
      }
    })
    .join('');
}

/** An element as markup. */
export function tag(name: string, given: Record<string, string>, content = ''): string {
  const written = Object.entries(given).map(([key, value]) => ` ${key}="${escapeXml(value)}"`);
  const start = `<${name}${written.join('')}`;
  return empty.has(name) ? `${start}/>` : `${start}>${content}</${name}>`;
}

/** Escapes text for XML. Removes control characters, which XML does not allow. */
export function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

function ownId(id: Properties[string], ids: Set<string>): Record<string, string> {
  if (typeof id !== 'string' || id === '' || ids.has(id)) {
    return {};
  }
  ids.add(id);
  return {id};
}

function keptAttributes(name: string, properties: Properties, {link}: Targets): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key, value]) => attributes[key]?.split(' ').includes(name) && typeof value === 'string')
      .map(([key, value]) => [key, key === 'href' ? link(String(value)) : String(value)]),
  );
}

function picture({src, alt}: Properties, targets: Targets): string {
  const file = targets.picture(String(src));
  return file === undefined ? '' : tag('img', {src: file, alt: String(alt)});
}

function wrapper(name: string, id: Record<string, string>, content: string): string {
  const isNeeded = 'id' in id || (name === 'div' && content !== '');
  return isNeeded ? tag(name, id, content) : content;
}

/** The title of a code block, such as its file. */
function labelOf({meta}: Properties): string {
  const title = typeof meta === 'string' ? /^title="(.*)"$/.exec(meta)?.[1] : undefined;
  return title === undefined ? '' : tag('p', {class: 'label'}, escapeXml(title));
}
