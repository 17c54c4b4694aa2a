import {csfOptions, flagsOf} from '@sentinel/csf/model/commands';
import blocklists from '@sentinel/csf/facts/blocklists.json';
import ports from '@sentinel/csf/facts/ports.json';
import {files, templates} from '@sentinel/csf/model/files';
import {urlOfTerm, nameAnchor, type CommandAnchors} from '@sentinel/csf/answers/terms/reference';
import {settings} from '@sentinel/csf/model/settings';

/** An entry of the facts and the URL where the docs describe it. */
export type Place = {kind: string; name: string; url: string | undefined};

/** Every setting, option, file, template, port list and block list with its URL in the docs. */
export function collectPlaces(commandAnchors: CommandAnchors): Place[] {
  const place = (kind: string, name: string, url: string | undefined): Place => ({kind, name, url});
  const ofTerm = (kind: string, term: string): Place => place(kind, term, urlOfTerm(term, commandAnchors));
  return [
    ...[...settings.keys()].map((name) => ofTerm('setting', name)),
    ...csfOptions.map((option) => ofTerm('option', `csf ${flagsOf(option)[0]}`)),
    ...files.map(({path}) => ofTerm('file', path)),
    ...[...templates].map((file) => ofTerm('template', file)),
    ...Object.keys(ports.variants).map((variant) =>
      place(
        'port list',
        variant,
        `/docs/reference/ports/#${variant === 'generic' ? 'no-panel' : variant === 'vesta' ? 'vestacp' : variant}`,
      ),
    ),
    ...blocklists.blocklists.map(({name}) =>
      place('block list', name, `/docs/reference/blocklists/#${nameAnchor(name)}`),
    ),
  ];
}
