import type {ListItem, RootContent} from 'mdast';

import {events} from '@sentinel/csf/answers/output/events';
import facts from '@sentinel/csf/facts/alerts.json';
import {nameAnchor} from '@sentinel/csf/answers/terms/reference';
import {alertDescription, alertsFile} from '../descriptions';
import {code, fact, heading, joined, list, markdown, paragraph, strong, unsearchedFact} from '../nodes';
import {pageLink} from '../pageLink';
import {surpriseLabel} from '../surpriseLabel';
import {directive, oneOf} from './directive';

/** `::alerts{kind="mail"}`: the templates of mails, or of the web server, each with a heading. */
export const alerts = directive(['packages/csf/facts/alerts.json', alertsFile], ({kind}) =>
  oneOf(kind, ['mail', 'web-server']) === 'mail' ? mailEntries() : webServerEntries(),
);

/** The templates of mails, each with a heading. */
export function mailEntries(): RootContent[] {
  return facts.templates.flatMap(({file, subject, placeholders, switched_by: switches}) =>
    templateEntry(file, [
      ...fact('Subject', subject ? code(subject) : ''),
      ...unsearchedFact('Switched by', joined(switches.map(code))),
      ...placeholderFact(placeholders.map((name) => `[${name}]`)),
    ]),
  );
}

function webServerEntries(): RootContent[] {
  return facts.web_server_templates.flatMap(({file, placeholders}) =>
    templateEntry(file, placeholderFact(placeholders)),
  );
}

function placeholderFact(placeholders: readonly string[]): ListItem[] {
  return unsearchedFact('Placeholders', joined(placeholders.map(code)));
}

function templateEntry(file: string, others: readonly ListItem[]): RootContent[] {
  const {summary, do: action, trap, page} = alertDescription(file);
  // The section to which the block decoder leads from such a mail; a description names it for the others.
  const event = events.find(({mail}) => mail?.template === file)?.page.replace(/^\/docs\/|\/(?=#|$)/g, '');
  const explainedIn = event ?? page;
  return [
    heading(3, file, nameAnchor(file)),
    paragraph(markdown(summary)),
    paragraph(strong('What to do:'), ' ', markdown(action)),
    ...(trap ? [paragraph(surpriseLabel(), ' ', markdown(trap))] : []),
    ...list([...others, ...unsearchedFact('Explained in', explainedIn ? pageLink(explainedIn) : '')]),
  ];
}
