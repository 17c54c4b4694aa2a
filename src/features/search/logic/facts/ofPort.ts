import {errorInPort} from '@sentinel/csf/answers/ports';
import {holdsRange} from '@sentinel/csf/answers/openPorts';

import {sectionOfSetting} from './ofSetting';
import {panelOf, sectionsOf, toAnswer, type FactAnswer, type FactSource} from './source';

/** Whether a port is open by default. */
export const ofState: FactAnswer = ({text}, source) => {
  const [, protocol = 'tcp', number = '', asked, on] =
    /^is (?:(tcp|udp) )?port (\d+) (open|closed) by default(?: (?:on|with) (.+))?$/.exec(text) ?? [];
  const panel = on === undefined ? undefined : panelOf(on, source.facts);
  if (asked === undefined || errorInPort(number) !== undefined || (on !== undefined && panel === undefined)) {
    return undefined;
  }
  const open = panelsWith(number, protocol, source);
  if (panel === undefined && open.length > 0 && open.length < source.facts.panels.length) {
    return undefined;
  }
  const isOpen = panel === undefined ? open.length > 0 : open.includes(panel);
  return toAnswer(
    `${isOpen === (asked === 'open') ? 'Yes' : 'No'}. ${inList(protocol)} ${isOpen ? 'has' : 'does not have'} port ${number}.`,
    pageOfPorts(source),
  );
};

/** Which port a service uses. */
export const ofService: FactAnswer = ({text}, source) => {
  const [, does, of] =
    /^(?:what|which) port (?:does|do) (?:the )?(.+) use$|^(?:(?:what|which) port is|(?:what is )?the port (?:of|for)) (?:the )?(.+)$/.exec(
      text,
    ) ?? [];
  const service = does ?? of;
  if (service === undefined) {
    return undefined;
  }
  const uiPort = source.facts.settings.UI_PORT;
  if (/^(sentinel |csf |built-in |web )?(ui|interface)$/.test(service) && typeof uiPort === 'string') {
    return toAnswer(`The default is \`UI_PORT = "${uiPort}"\`.`, sectionOfSetting('UI_PORT', source));
  }
  const found = source.facts.ports.filter(
    ([, protocol, name]) => protocol === 'tcp' && [service, `${service} ssl`].includes(name.toLowerCase()),
  );
  // The encrypted port is the one to use.
  found.sort(([, , one], [, , other]) => other.length - one.length);
  const isOne = found.filter(([, , name]) => name.toLowerCase() === service).length === 1;
  return isOne
    ? toAnswer(found.map(([port, , name]) => `${name}: port ${port}.`).join(' '), pageOfPorts(source))
    : undefined;
};

/** What uses a port that somebody typed, such as `22` or `tcp 22`, and where it is open by default. */
export const ofPort: FactAnswer = ({text}, source) => {
  const parts = text.split(/[\s/:]+/);
  const [number = '', another] = parts.filter((part) => /^\d+$/.test(part));
  const [protocol, second] = parts.filter((part) => /^(tcp|udp)$/.test(part));
  const isPort = parts.every((part) => part === number || part === protocol || part === 'port');
  if (!isPort || another !== undefined || second !== undefined || errorInPort(number) !== undefined) {
    return undefined;
  }
  const known = source.facts.ports.filter(([port, of]) => port === number && of === (protocol ?? of));
  // A number alone can be anything, unless the table has it.
  const protocols =
    known.length > 0 ? known.map(([, of]) => of) : parts.length === 1 ? [] : protocol ? [protocol] : ['tcp', 'udp'];
  const described = protocols.map((each) => {
    const name = known.find(([, of]) => of === each)?.[2];
    const open = panelsWith(number, each, source);
    const {panels} = source.facts;
    const where =
      open.length === panels.length
        ? 'has it'
        : open.length === 0
          ? 'does not have it'
          : `has it only on ${open.map((panel) => panels[panel]).join(', ')}`;
    return `${each.toUpperCase()} port ${number}${name === undefined ? '' : `, ${name}`}. ${inList(each)} ${where}.`;
  });
  return described.length === 0 ? undefined : toAnswer(described.join(' '), pageOfPorts(source));
};

function inList(protocol: string): string {
  return `The default of \`${protocol.toUpperCase()}_IN\``;
}

/** The panels whose default lets a port in. */
function panelsWith(port: string, protocol: string, {facts: {panels, settings}}: FactSource): number[] {
  const value = settings[`${protocol.toUpperCase()}_IN`] ?? '';
  return panels.flatMap((_, panel) => {
    const ports = typeof value === 'string' ? value : (value[panel] ?? '');
    return holdsRange(ports, [Number(port), Number(port)]) ? [panel] : [];
  });
}

function pageOfPorts(source: FactSource) {
  return sectionsOf(source, 'ports', () => true).find(({url}) => !url.includes('#'));
}
