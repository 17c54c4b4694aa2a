import {pages, readBuilt} from '../../../built-site/build';

const {$} = pages.find(({address}) => address === '/')!;

/** The addresses of a script, a style sheet and a font, which have a hash in their names. */
export const script = /\/assets\/js\/main\.\S+/.exec($('[data-scripts]').attr('data-scripts')!)![0];
export const style = $('style').attr('data-href')!;
export const font = /\/assets\/fonts\/[^)"']+\.woff2/.exec(readBuilt(style.slice(1)))![0];
