import {services} from '../../model/services';
import {rowsOf, type Rows} from '../tableRows';
import table from './triggers.json';

/** The reason for a block, by the word in brackets at its end. */
export type Trigger = {
  /** What the address did, after "lfd blocked 203.0.113.7": "for failed SSH logins". */
  cause: string;
  setting?: string;
  page: string;
  /** The setting that says how long the block lasts, if there is one. */
  lasts?: string;
  /** The setting that makes all these blocks permanent, and `lasts` do nothing. */
  permanent?: string;
  /** What to do about it, before the name of the setting. */
  advice: string;
};

const serviceAdvice: Readonly<Record<string, string>> = {
  eximsyntax: 'Fix the program that talks to Exim, or raise the limit.',
  mod_security:
    'Look up the rule in the ModSecurity log. If it is wrong, switch it off for the page. Or raise the limit.',
  bind: 'Fix the name server or the program that asks, or raise the limit.',
  suhosin: 'Fix what the page sends or what Suhosin allows, or raise the limit.',
  mod_qos: 'Loosen the limits of mod_qos, or raise this one.',
  symlink: 'Fix the link and the permissions of the account, or raise the limit.',
};

const rows = rowsOf(table as Rows<Trigger & {name: string}>);
const logins = rows.find(({name}) => name === 'LF_TRIGGER')!;

/** Every word that lfd puts in brackets (lfd.pl lines 1742 to 1773 and the calls of ipblock). */
export const triggers: ReadonlyMap<string, Trigger> = new Map([
  ...services.map(({name, setting, lasts, failures, isShipped}): [string, Trigger] => [
    setting,
    {
      ...{cause: `for ${failures}`, advice: serviceAdvice[name] ?? logins.advice, page: logins.page},
      ...(isShipped && {setting, lasts}),
    },
  ]),
  ...rows.map(({name, ...trigger}): [string, Trigger] => [name, trigger]),
]);
