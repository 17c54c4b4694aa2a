import {load, type CheerioAPI} from 'cheerio';
import {unzipSync} from 'fflate';
import path from 'node:path';
import {validateXML} from 'xmllint-wasm';

/** A grammar that every well-formed document follows. */
const anything = `<grammar xmlns="http://relaxng.org/ns/structure/1.0"><start><ref name="any"/></start>
  <define name="any"><element><anyName/><zeroOrMore><choice>
    <attribute><anyName/></attribute><text/><ref name="any"/>
  </choice></zeroOrMore></element></define></grammar>`;

const packagePath = 'book/package.opf';

/** The files of an EPUB by their paths. */
export function readBook(bytes: Uint8Array): Map<string, string> {
  return new Map(Object.entries(unzipSync(bytes)).map(([file, content]) => [file, Buffer.from(content).toString()]));
}

/** What is wrong with the structure of an EPUB, by the rules of EPUB 3.3 that this site's book could break. */
export async function problemsOfBook(bytes: Uint8Array): Promise<string[]> {
  const files = readBook(bytes);
  const broken = await brokenXml(files);
  if (broken.length > 0) {
    return broken;
  }
  const parsed = (file: string): CheerioAPI => load(files.get(file) ?? '', {xml: true});
  const pages = new Map(
    [...files.keys()].filter((file) => file.endsWith('.xhtml')).map((file) => [file, parsed(file)] as const),
  );
  const ids = new Map([...pages].map(([file, page]) => [file, valuesOf(page, 'id')] as const));
  return [
    ...problemsOfContainer(bytes, parsed('META-INF/container.xml')),
    ...problemsOfPackage(parsed(packagePath), files),
    ...problemsOfContents(parsed(packagePath), pages),
    ...[...pages].flatMap(([file, page]) => problemsOfPage(file, page, ids, files)),
  ];
}

async function brokenXml(files: ReadonlyMap<string, string>): Promise<string[]> {
  const xml = [...files].filter(([file]) => /\.(xhtml|opf|xml|svg)$/.test(file));
  const {errors} = await validateXML({
    xml: xml.map(([file, contents]) => ({fileName: file.replaceAll('/', '_'), contents})),
    schema: {fileName: 'anything.rng', contents: anything},
    extension: 'relaxng',
  });
  return errors.map(({rawMessage}) => `not well-formed: ${rawMessage}`);
}

/** The first file is its type, stored as it is and without extra fields, and the container names the package. */
function problemsOfContainer(bytes: Uint8Array, container: CheerioAPI): string[] {
  const header = Buffer.from(bytes.subarray(0, 58));
  const isFirst = header.subarray(30).toString('latin1') === 'mimetypeapplication/epub+zip';
  const isStored = header.readUInt16LE(8) === 0;
  return [
    ...(isFirst && isStored ? [] : ['mimetype is not the first file, or it is compressed']),
    ...(container('rootfile').attr('full-path') === packagePath ? [] : ['the container names no package']),
  ];
}

function problemsOfPackage($: CheerioAPI, files: ReadonlyMap<string, string>): string[] {
  const items = $('item').toArray();
  const listed = items.map((item) => path.posix.join('book', $(item).attr('href')!));
  const ids = items.map((item) => $(item).attr('id')!);
  const inSpine = $('itemref')
    .toArray()
    .map((item) => $(item).attr('idref')!);
  const pages = items.filter((item) => $(item).attr('media-type') === 'application/xhtml+xml');
  const own = ['mimetype', 'META-INF/container.xml', packagePath];
  return [
    ...listed.filter((file) => !files.has(file)).map((file) => `${file} is listed and does not exist`),
    ...[...files.keys()]
      .filter((file) => !own.includes(file) && !listed.includes(file))
      .map((file) => `${file} is not listed`),
    ...repeated([...listed, ...ids]).map((one) => `${one} is listed twice`),
    ...inSpine.filter((id) => !ids.includes(id)).map((id) => `the order has ${id}, which is not listed`),
    ...pages
      .filter((item) => !inSpine.includes($(item).attr('id')!))
      .map((item) => `${$(item).attr('href')} has no place in the order`),
    ...['dc\\:title', 'dc\\:language', 'dc\\:identifier#id']
      .filter((one) => $(one).text() === '')
      .map((one) => `there is no ${one}`),
    ...(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test($('meta[property="dcterms:modified"]').text())
      ? []
      : ['there is no date']),
  ];
}

/** There is one table of contents, and it leads to every page but the title and itself. */
function problemsOfContents($: CheerioAPI, pages: ReadonlyMap<string, CheerioAPI>): string[] {
  const items = $('item[properties="nav"]');
  const file = `book/${items.attr('href')}`;
  const contents = pages.get(file);
  if (items.length !== 1 || contents?.('nav[epub\\:type="toc"]').length !== 1) {
    return ['there is not one table of contents'];
  }
  const named = contents('nav a')
    .toArray()
    .map((link) => `book/${contents(link).attr('href')}`);
  const rest = [...pages.keys()].filter((one) => one !== file && one !== 'book/title.xhtml');
  return rest.filter((one) => !named.includes(one)).map((one) => `the contents lack ${one}`);
}

function problemsOfPage(
  file: string,
  $: CheerioAPI,
  ids: ReadonlyMap<string, readonly string[]>,
  files: ReadonlyMap<string, string>,
): string[] {
  const links = [...valuesOf($, 'href'), ...valuesOf($, 'src')].filter((link) => !/^(https?|mailto):/.test(link));
  return [
    ...repeated(ids.get(file)!).map((id) => `${file} has the id ${id} twice`),
    ...($('head title').text() === '' ? [`${file} has no title`] : []),
    ...links.flatMap((link) => {
      const [place = '', anchor = ''] = link.split('#');
      const target = place === '' ? file : path.posix.join(path.posix.dirname(file), place);
      const isThere = anchor === '' || ids.get(target)?.includes(decodeURIComponent(anchor));
      return files.has(target) && isThere ? [] : [`${file} leads to ${link}, which is not there`];
    }),
  ];
}

/** What the attributes of a name say in a page. */
function valuesOf($: CheerioAPI, name: string): string[] {
  return $(`[${name}]`)
    .toArray()
    .map((element) => $(element).attr(name)!);
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}
