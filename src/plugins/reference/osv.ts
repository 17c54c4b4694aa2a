import {advisoriesChecked, advisoryUrl, type Advisory} from '@sentinel/csf/answers/advisories';
import links from '@sentinel/csf/facts/links.json';

/**
 * A notice in the format of OSV (https://ossf.github.io/osv-schema/), for programs that look for known vulnerabilities.
 * The prefix `x_` is OSV's own for databases that nobody collects; the record itself is "upstream", because it is not
 * about Sentinel.
 * @param site URL of the site with a trailing slash
 */
export function osvRecord(advisory: Advisory, site: string): object {
  const {id, title, what, listed, score, weakness, sources, fixes, history, osv} = advisory;
  const newest = history
    .map(({date}) => date)
    .sort()
    .at(-1)!;
  return {
    schema_version: '1.7.5',
    id: `x_SENTINEL-${id}`,
    published: `${listed}T00:00:00Z`,
    modified: `${newest}T00:00:00Z`,
    upstream: [id],
    summary: title,
    details: `${what}\n\n${advisory.remedy}`,
    severity: [{type: 'CVSS_V4', score: score.vector}],
    affected: [
      {
        ranges: [
          {
            type: 'GIT',
            repo: links.codeHost.repo,
            events: [{introduced: osv.introduced}, {last_affected: osv.lastAffected}],
          },
        ],
        database_specific: {
          status: fixes.find(({fork}) => fork === 'sentinel')!.state,
          last_affected: 'the last commit that we looked at',
        },
      },
    ],
    references: [
      {type: 'ADVISORY', url: site + advisoryUrl(id).slice(1)},
      ...sources.map(({url}) => ({type: 'WEB', url})),
    ],
    database_specific: {cwe_ids: [weakness], severity_by: score.by, checked: advisoriesChecked},
  };
}
