import type {Panel} from '@site/src/features/config-checker/logic/shippedConfig';

/** Control panels by the value that their tab has in the docs. Webmin runs beside the file for no panel. */
export const panels: readonly {value: string; name: string; panel: Panel}[] = [
  {value: 'cpanel', name: 'cPanel', panel: 'cpanel'},
  {value: 'directadmin', name: 'DirectAdmin', panel: 'directadmin'},
  {value: 'interworx', name: 'InterWorx', panel: 'interworx'},
  {value: 'cwp', name: 'CWP', panel: 'cwp'},
  {value: 'vesta', name: 'VestaCP', panel: 'vesta'},
  {value: 'cyberpanel', name: 'CyberPanel', panel: 'cyberpanel'},
  {value: 'webmin', name: 'Webmin', panel: 'generic'},
  {value: 'generic', name: 'No panel', panel: 'generic'},
];

/** What a panel is called inside a sentence. */
export function nameOf(panel: Panel): string {
  return panel === 'generic' ? 'a server without a panel' : panels.find((each) => each.panel === panel)!.name;
}
