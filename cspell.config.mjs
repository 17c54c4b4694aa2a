import {readdirSync, readFileSync} from 'node:fs';

const facts = new URL('packages/csf/facts/', import.meta.url);

/** Texts without a space are names: settings, options, files, chains, lists, modules, panels. */
function namesIn(value) {
  if (typeof value === 'string') {
    return /\s/.test(value) ? [] : [value];
  }
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(namesIn) : [];
}

const words = readdirSync(facts)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => namesIn(JSON.parse(readFileSync(new URL(name, facts), 'utf8'))))
  .flatMap((name) => name.match(/[A-Za-z]{3,}/g) ?? []);

/** Read by `npm run lint:prose` and by the spell checker of editors. @type {import('cspell-lib').CSpellUserSettings} */
export default {
  version: '0.2',
  language: 'en-GB',
  loadDefaultConfiguration: false,
  import: ['@cspell/dict-en-gb-mit/cspell-ext.json'],
  words: [...new Set(words)],
  dictionaryDefinitions: [{name: 'project', path: './project-words.txt', addWords: true}],
  dictionaries: ['project', 'en-gb'],
  minWordLength: 4,
  // Code is compared with the facts and the recordings; keywords are the words of those who search, mistakes too.
  patterns: [
    {name: 'fence', pattern: '/^ *(`{3,})[^]*?^ *\\1/gm'},
    {name: 'code', pattern: '/(`+)(?!`)[^]+?(?<!`)\\1(?!`)/g'},
    {name: 'keywords', pattern: '/^keywords:[^]*?(?=^\\w+:|^---)/gm'},
    {name: 'link', pattern: '/\\]\\([^)\\s]+\\)/g'},
    {name: 'attribute', pattern: '/\\b[\\w-]+=("[^"]*"|\\{[^}]*\\})/g'},
    {name: 'anchor', pattern: '/\\{\\/\\*.*?\\*\\/\\}/g'},
    {name: 'import', pattern: '/^(import|export) .*$/gm'},
    {name: 'address', pattern: '/\\bhttps?:\\/\\/\\S+/g'},
  ],
  ignoreRegExpList: ['fence', 'code', 'keywords', 'link', 'attribute', 'anchor', 'import', 'address'],
};
