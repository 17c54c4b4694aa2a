import {addressIn} from '../../model/address';
import {rowsOf, type Rows} from '../tableRows';
import {finding, type Finding} from './finding';
import table from './otherPrograms.json';

/** Other programs, by the names of their chains and sets, which csf -g shows too. */
export const owners: readonly (readonly [RegExp, string])[] = [
  [/^(?:f2b|fail2ban)[-_]/i, 'Fail2ban'],
  [/crowdsec/i, 'CrowdSec'],
  [/imunify|^i360/i, 'Imunify360'],
  [/^ufw/i, 'UFW'],
  [/^(?:docker|br-)/i, 'Docker'],
];

/** A text of another program: its form, who wrote it, what that means for csf, and the page. */
type Program = {
  form: string;
  anyCase?: boolean;
  what: string;
  note: string;
  page: string;
  name?: string;
  setting?: string;
};

/** The first form that fits a line counts. */
const programs = rowsOf(table as Rows<Program>).map(({form, anyCase, what, note, page, name = '', setting = ''}) => ({
  form: new RegExp(form, anyCase ? 'i' : ''),
  what: what.replace('{name}', name),
  notes: [note.replace('{setting}', setting)],
  page,
}));

/** Recognises a line that another program wrote; undefined for any other line. */
export function readOtherProgram(line: string): Finding | undefined {
  const program = programs.find(({form}) => form.test(line));
  return (
    program &&
    finding({kind: 'other', what: program.what, notes: program.notes, address: addressIn(line), page: program.page})
  );
}
