import {memo, type ComponentProps, type ReactNode} from 'react';
import {Link as RouterLink} from 'react-router-dom';

import {toolFor} from '@site/src/browser-tools/frame/handOver';
import {splitMarked} from '@site/src/features/search/logic/highlight';
import {
  filters,
  headingOf,
  type DirectAnswer,
  type Filter,
  type Level,
  type SearchAnswer,
  type SearchHit,
} from '@site/src/features/search/logic/record';
import {advice, type FailureKind} from '@site/src/features/search/logic/searchFailure';
import links from '@sentinel/csf/facts/links.json';

import styles from './hits.lazy.module.css';
import {lengthNote} from './pastedText';

const levels: readonly Level[] = ['lvl6', 'lvl5', 'lvl4', 'lvl3', 'lvl2', 'lvl1'];

/**
 * A link to a hit. Docusaurus's own link would fetch the code of every page in the list, at each key; this one fetches
 * that of the chosen page.
 */
export function HitLink({to, ...props}: ComponentProps<typeof RouterLink> & {to: string}): ReactNode {
  return <RouterLink {...props} to={to} onPointerDown={() => void window.docusaurus.preload(to)} />;
}

/** An option such as `-dr`. Browsers break a line behind its hyphen. */
const option = /(?<![\p{L}\p{N}-])(--?\p{L}[\p{L}\p{N}-]{0,20})(?![\p{L}\p{N}-])/u;

/**
 * Words with each option in one line. Each part has an element: a browser that translates the page replaces text nodes,
 * and React would go on changing those that are gone.
 */
export function Words({text}: {text: string}): ReactNode {
  return text.split(option).map((part, index) => (
    <span className={index % 2 === 1 ? styles.option : undefined} key={index}>
      {part}
    </span>
  ));
}

/** A hit: its heading, where it is, and an excerpt. */
export function HitText({hit}: {hit: SearchHit}): ReactNode {
  const {hierarchy, _highlightResult: highlights, _snippetResult: snippets} = hit;
  const level = levels.find((name) => hierarchy[name]);
  const heading = (level && highlights?.hierarchy?.[level]?.value) ?? headingOf(hit);
  const above = [...levels].reverse().filter((name) => name !== level && hierarchy[name]);
  return (
    <>
      <strong className={styles.heading}>
        <Marked text={heading} />
      </strong>
      {above.length > 0 && (
        <span className={styles.path}>
          <Words text={above.map((name) => hierarchy[name]).join(' › ')} />
        </span>
      )}
      {snippets?.content && (
        <span className={styles.text}>
          <Marked text={snippets.content.value} />
        </span>
      )}
    </>
  );
}

/** An answer and its source. */
export function AnswerText({answer: {text, from}}: {answer: DirectAnswer}): ReactNode {
  const heading = headingOf(from);
  const title = from.hierarchy.lvl1;
  return (
    <>
      <strong className={styles.answer}>
        {text.split('`').map((part, index) =>
          index % 2 === 1 ? (
            <code translate="no" key={index}>
              <Words text={part} />
            </code>
          ) : (
            <span key={index}>{part}</span>
          ),
        )}
      </strong>
      <span className={styles.path}>
        <Words text={`From ${title && title !== heading ? `${title} › ${heading}` : heading}`} />
      </span>
    </>
  );
}

/** The kind of a text that a tool reads. */
export type ReadBy = NonNullable<SearchAnswer['recognised']>;

/** The tool for what was typed or pasted, as an entry above the hits, if a tool reads it. */
export function toolHit(reads: ReadBy | undefined, baseUrl: string): (SearchHit & {reads: ReadBy}) | undefined {
  const tool = reads && toolFor(reads);
  if (tool === undefined) {
    return undefined;
  }
  const url = baseUrl + tool.path.slice(1);
  return {
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    kind: 'docs',
    hierarchy: {lvl0: 'Tools', lvl1: tool.title},
    reads: reads!,
  };
}

/** The tool that reads what was typed or pasted, and what it does with it. */
export function ToolText({hit: {hierarchy, reads}}: {hit: NonNullable<ReturnType<typeof toolHit>>}): ReactNode {
  return (
    <>
      <strong className={styles.heading}>{toolFor(reads)?.offer}</strong>
      <span className={styles.path}>{`${hierarchy.lvl1}, with your text. It stays in your browser.`}</span>
    </>
  );
}

type FilterProps = {
  /** Name of the radio buttons in the form. */
  name: string;
  value: Filter | undefined;
  onChange: (filter: Filter | undefined) => void;
};

/** The filter of the search, which arrow keys change. It is not drawn anew at each key. */
export const FilterChoice = memo(function FilterChoice({name, value, onChange}: FilterProps): ReactNode {
  const choices: readonly (readonly [Filter | undefined, string])[] = [
    [undefined, 'All'],
    ...(Object.entries(filters) as [Filter, string][]),
  ];
  return (
    <fieldset className={styles.filters}>
      <legend className="site-visually-hidden">Search in</legend>
      {choices.map(([filter, label]) => (
        <label key={label} className={styles.filter}>
          <input
            type="radio"
            name={name}
            value={filter ?? ''}
            checked={value === filter}
            onChange={() => onChange(filter)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
});

function Marked({text}: {text: string}): ReactNode {
  return splitMarked(text).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={index}>
        <Words text={part} />
      </mark>
    ) : (
      <Words text={part} key={index} />
    ),
  );
}

type ProblemProps = {
  failure: FailureKind;
  retry: () => void;
  /** Offered if another index can answer instead. */
  useBuiltIn?: () => void;
};

/** Replaces the results if they could not be fetched. */
export function Problem({failure, retry, useBuiltIn}: ProblemProps): ReactNode {
  return (
    <div className={styles.note} role="alert">
      <p className={styles.noteTitle}>Unable to fetch results</p>
      <p>{advice[failure]}</p>
      <p className={styles.actions}>
        <button type="button" className="button button--primary" onClick={retry}>
          Try again
        </button>
        {useBuiltIn && (
          <button type="button" className="button button--secondary" onClick={useBuiltIn}>
            Search the built-in index
          </button>
        )}
      </p>
    </div>
  );
}

type HitsNoteProps = Pick<SearchAnswer, 'repaired' | 'unknown' | 'isFar'> & {
  query: string;
  /** Searches the words as they were typed. */
  onAsTyped: () => void;
};

/** Says that other words were searched than typed, or that no page fits. */
export function HitsNote({query, repaired, unknown, isFar, onAsTyped}: HitsNoteProps): ReactNode {
  return (
    <>
      {repaired !== undefined && (
        <p className={styles.about}>
          Showing results for{' '}
          <strong>
            <Words text={repaired} />
          </strong>
          .{' '}
          <button type="button" onClick={onAsTyped}>
            <Words text={`Search for “${query}” instead`} />
          </button>
        </p>
      )}
      {isFar && (
        <p className={styles.about}>
          <span>
            <Words
              text={`${unknown === undefined ? `No page fits “${query}”` : `No page has the word “${unknown}”`}. These come nearest. `}
            />
          </span>
          <a href={issueAbout(query)}>Tell us what is missing</a>.
        </p>
      )}
    </>
  );
}

/** The URL of a new issue about a query without results. */
function issueAbout(query: string): string {
  const issue = new URL(`${links.codeHost.issues}/new`);
  issue.searchParams.set('title', `Documentation: no results for "${query}"`);
  issue.searchParams.set('body', `I searched the documentation for "${query}" and expected to find:\n\n`);
  return issue.href;
}

type NoResultsProps = {
  query: string;
  suggestions: string[];
  onSuggestion: (words: string) => void;
  filter?: Filter | undefined;
  /** Searches everything. */
  onUnfilter: () => void;
};

/** Replaces the results if there are none. */
export function NoResults({query, suggestions, onSuggestion, filter, onUnfilter}: NoResultsProps): ReactNode {
  return (
    <div className={styles.note}>
      {/* The status beside the field says it to screen readers. */}
      <p className={styles.noteTitle} aria-hidden="true">
        <Words text={describeCount(0, query, filter)} />
      </p>
      {filter && (
        <p>
          <button type="button" className="button button--secondary" onClick={onUnfilter}>
            Search everything
          </button>
        </p>
      )}
      {suggestions.length > 0 && (
        <>
          <p>Try searching for</p>
          <ul className={styles.suggestions}>
            {suggestions.map((words) => (
              <li key={words}>
                <button type="button" onClick={() => onSuggestion(words)}>
                  <Words text={words} />
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results? <a href={issueAbout(query)}>Let us know.</a>
      </p>
    </div>
  );
}

/** What came of a query, and what the field does not show of it: for the line above the hits, which is also spoken. */
export function describeOutcome(query: string, filter: Filter | undefined, outcome: Outcome): string {
  const {nbHits, answer, recognised} = outcome;
  const above = [...(recognised && toolFor(recognised) ? ['A tool'] : []), ...(answer ? ['an answer'] : [])].join(
    ' and ',
  );
  const count = describeCount(nbHits, query, filter, outcome);
  const all = above === '' || nbHits === 0 ? count : `${above[0]!.toUpperCase()}${above.slice(1)} and ${count}`;
  const note = lengthNote(query);
  return note === undefined ? all : `${all}. ${note}`;
}

type Outcome = Pick<SearchAnswer, 'nbHits' | 'answer' | 'recognised' | 'isFar'>;

/** The number of hits in words. */
export function describeCount(
  nbHits: number,
  query: string,
  filter: Filter | undefined,
  {isFar}: Pick<SearchAnswer, 'isFar'> = {},
): string {
  if (nbHits === 0) {
    return `No results for "${query}"${filter ? ` in ${filters[filter]}` : ''}`;
  }
  const one = isFar ? 'near miss' : 'result';
  return `${nbHits} ${nbHits === 1 ? one : `${one}${isFar ? 'es' : 's'}`}`;
}
