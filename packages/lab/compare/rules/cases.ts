import {readFileSync} from 'node:fs';
import path from 'node:path';
import {shippedValues, type Panel} from '@sentinel/csf/model/conf/shippedConfig';
import {usualServer, type Configuration} from '@sentinel/csf/model/firewall/configuration';
import type {ListFile} from '@sentinel/csf/model/firewall/configuration';
import {confFiles} from '../../import-product/readProduct';
import type {Given} from '../../oracle/sandbox';

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

/** What the product is started with for a case. */
export function givenOf({panel, settings, lists, nameServers}: Case, product: string): Given {
  const conf = panel === 'generic' ? {} : {'csf.conf': readFileSync(path.join(product, confFiles[panel]), 'utf8')};
  const files = Object.entries(lists).map(([name, text]) => [
    name.startsWith('csf.temp') ? `var-lib-csf/${name}` : name,
    text,
  ]);
  return {
    files: {
      ...conf,
      'resolv.conf': nameServers.map((address) => `nameserver ${address}\n`).join(''),
      ...Object.fromEntries(files),
    },
    settings,
  };
}
