import type {Step} from './ruleKind';

/** Takes spaces away, as csf does before it splits the value of such a setting. */
export function withoutSpaces(line: string): string {
  return line.replace(/\s/g, '');
}

/** How an entry gets into a setting of csf.conf that holds a list. */
export function settingSteps(setting: string, entry: string, command: string): Step[] {
  return [
    {
      text: `Write the entry into ${setting}. If the setting already holds some, put it behind them with a comma.`,
      file: '/etc/csf/csf.conf',
      line: `${setting} = "${entry}"`,
    },
    {
      text: 'Load the rules, and look at the output: an error means that the server is open until it is corrected.',
      command,
    },
  ];
}

/** How an entry gets out of such a setting. */
export function settingUndo(setting: string, command: string): Step[] {
  return [
    {
      text: `Take the entry out of ${setting}. Without any other entry the setting is empty:`,
      file: '/etc/csf/csf.conf',
      line: `${setting} = ""`,
    },
    {text: 'Load the rules.', command},
  ];
}
