import links from '../../product/facts/links.json';

type Site = {
  /** Address of the site with a slash at its end. */
  root: string;
  /** Address that takes mail for the project, if there is one. */
  email: string | undefined;
  /** When the site is built. */
  now: Date;
};

const day = 86_400_000;

/** Days for which the file is good; RFC 9116 recommends less than a year. */
const lifetime = 364;

/** Where vulnerabilities are reported, in the form of RFC 9116. */
export function securityTxt({root, email, now}: Site): string {
  const expires = new Date(now.getTime() + lifetime * day).toISOString().replace(/\.\d+Z$/, 'Z');
  const policy = `${root}contact/#security`;
  return [
    ...(email ? [`Contact: mailto:${email}`] : []),
    `# ${links.product.name}, the product`,
    `Contact: ${links.codeHost.repo}/security`,
    '# This site',
    `Contact: ${links.site.sourceRepo}/security`,
    '# Other ways',
    `Contact: ${policy}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${root}.well-known/security.txt`,
    `Policy: ${policy}`,
    '',
  ].join('\n');
}
