import {csfOptions, flagsOf} from '../../product/commands';
import blocklists from '../../product/facts/blocklists.json';
import ports from '../../product/facts/ports.json';
import {files, templates} from '../../product/files';
import {addressOfTerm, nameAnchor, type CommandAnchors} from '../../product/reference';
import {settings} from '../../product/settings';

/** One thing of the facts and the address at which the docs describe it. */
export type Place = {kind: string; name: string; address: string | undefined};

/** Every setting, option, file, template, port list and block list with its place in the docs. */
export function collectPlaces(commandAnchors: CommandAnchors): Place[] {
  const place = (kind: string, name: string, address: string | undefined): Place => ({kind, name, address});
  const ofTerm = (kind: string, term: string): Place => place(kind, term, addressOfTerm(term, commandAnchors));
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
