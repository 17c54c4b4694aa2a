import type {ParsedConfig} from './parseConfig';
import type {Panel} from './shippedConfig';

/** Settings that the installers write into the file of one panel each; GENERIC stands in all of them but cPanel's. */
const marks: readonly (readonly [name: string, panel: Panel])[] = [
  ['DIRECTADMIN', 'directadmin'],
  ['INTERWORX', 'interworx'],
  ['CWP', 'cwp'],
  ['CYBERPANEL', 'cyberpanel'],
  ['VESTA', 'vesta'],
  ['GENERIC', 'generic'],
];

/** The panel that a file says it belongs to; undefined where it does not tell. */
export function panelOf({values}: ParsedConfig): Panel | undefined {
  const [, panel] = marks.find(([name]) => values.get(name)?.value === '1') ?? [];
  return panel ?? (values.has('LF_CPANEL') ? 'cpanel' : undefined);
}
