import {cpSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {shippedValues, type Panel} from '../../src/csf/conf/shippedConfig';
import {usualServer, type Configuration} from '../../src/csf/firewall/configuration';
import type {ListFile} from '../../src/netfilter/ruleSet';
import {confFiles} from '../import-product/readProduct';

/** A configuration to compare: its changes to a panel's shipped file, and lists by their name in /etc/csf. */
export type Case = {
  panel: Panel;
  settings: Record<string, string>;
  lists: Partial<Record<ListFile, string>>;
  nameServers: string[];
};

/** The model's input for a case. */
export function configurationOf({panel, settings, lists, nameServers}: Case, now: number): Configuration {
  const shipped = [...shippedValues(panel)].map(([name, {value}]): [string, string] => [name, value]);
  return {
    settings: new Map([...shipped, ...Object.entries(settings)]),
    lists,
    server: {...usualServer, addresses: ['192.0.2.10'], nameServers, now},
  };
}

/** Writes the folder of a case for the program that runs the product. */
export function writeCase({panel, settings, lists, nameServers}: Case, product: string, folder: string): void {
  mkdirSync(path.join(folder, 'var-lib-csf'), {recursive: true});
  if (panel !== 'generic') {
    cpSync(path.join(product, confFiles[panel]), path.join(folder, 'csf.conf'));
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name} = "${value}"\n`);
  writeFileSync(path.join(folder, 'csf.set'), lines.join(''));
  writeFileSync(path.join(folder, 'resolv.conf'), nameServers.map((address) => `nameserver ${address}\n`).join(''));
  for (const [name, text] of Object.entries(lists)) {
    const isTemporary = name.startsWith('csf.temp');
    writeFileSync(path.join(folder, isTemporary ? 'var-lib-csf' : '', name), text);
  }
}
