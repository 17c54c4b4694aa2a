import {product} from '../facts/links.json';

/** The version of the product that this site describes. Descriptions write it as `{version}`. */
export const version: string = product.docsVersion;

/** A text of our own with the version filled in. */
export function withVersion(text: string): string {
  return text.replaceAll('{version}', version);
}
