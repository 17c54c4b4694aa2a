import {pages, readBuilt} from '../../../built-site/build';

const {$} = pages.find(({address}) => address === '/')!;

/** The addresses of a script, a style sheet and a font, which have a hash in their names. */
export const script = $('script[src*="/assets/js/main."]').attr('src')!;
export const style = $('link[rel="stylesheet"]').attr('href')!;
export const font = /\/assets\/fonts\/[^)"']+\.woff2/.exec(readBuilt(style.slice(1)))![0];
