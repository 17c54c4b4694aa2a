import type {ReactNode} from 'react';
import clsx from 'clsx';

import Fold from '@site/src/browser-tools/frame/Fold';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import Words from '@site/src/browser-tools/frame/Words';
import QuietLink from '@site/src/components/QuietLink';
import SettingLink from '@site/src/components/SettingLink';
import Snippet from '@site/src/components/Snippet';
import type {Decoded, Finding, Prevention} from '@sentinel/csf/answers/output';
import {loadRules, loadRulesIfTesting, onlyIfKnown} from '@sentinel/csf/answers/output/finding';

import styles from './findings.lazy.module.css';

/** The page opens this many findings and folds the others. */
const open = 3;

/** All findings, the gravest first. */
export default function Findings({
  decoded: {findings, unknownLines, firstUnknown, leftOut},
}: {
  decoded: Decoded;
}): ReactNode {
  return (
    <div className={styles.findings}>
      {findings.map((finding, place) =>
        finding.kind === 'unknown' ? (
          <Unknown key={place} finding={finding} />
        ) : place < open ? (
          <FindingView key={place} finding={finding} isOnly={findings.length === 1} />
        ) : (
          <Fold key={place} className={tool.part} summary={finding.what}>
            <FindingView finding={finding} isFolded />
          </Fold>
        ),
      )}
      {leftOut > 0 && <p>{`The page hides ${leftOut} more. To see them, paste a shorter part of the text.`}</p>}
      {unknownLines > 0 && findings.some(({kind}) => kind !== 'unknown') && (
        <p className={tool.quiet}>
          {`The decoder does not know ${unknownLines === 1 ? 'one line' : `${unknownLines} lines`} of the text${unknownLines === 1 ? ':' : ', the first:'} `}
          <code translate="no">{firstUnknown}</code>
        </p>
      )}
    </div>
  );
}

type FindingProps = {
  finding: Finding;
  /** Whether the verdict above it already says what happened. */
  isOnly?: boolean;
  /** Whether the summary above it already says what happened. */
  isFolded?: boolean;
};

/** One finding: what happened, how to get in again, then everything else. */
function FindingView({finding, isOnly = false, isFolded = false}: FindingProps): ReactNode {
  const Heading = isOnly || isFolded ? 'h3' : 'h4';
  const {what, unblock, local, lookCloser, prevent, notes, page, certain, count, grave} = finding;
  return (
    <article className={clsx(styles.finding, unblock.length > 0 && styles.blocked)}>
      {Heading === 'h4' && (
        <h3>
          <Words text={what} />
        </h3>
      )}
      {!certain && <p>The decoder is not sure about this text. Look closer before you rely on it.</p>}
      {count > 1 && <p className={tool.quiet}>{`${count} lines or emails say the same.`}</p>}
      {unblock.length > 0 && (
        <>
          <Heading>Lift the block</Heading>
          {grave !== 'open' && <p>{local ?? onlyIfKnown}</p>}
          {unblock[0] !== loadRules && <p>{loadRulesIfTesting}</p>}
          <Snippet code={unblock.join('\n')} title="As root on the server" />
          <p>
            No shell on the server? <QuietLink to="/docs/locked-out/">Locked out: how to get in again</QuietLink>
          </p>
        </>
      )}
      <Facts finding={finding} />
      {unblock.length === 0 && local !== undefined && <p>{local}</p>}
      {notes.map((note) => (
        <p key={note}>
          <Words text={note} />
        </p>
      ))}
      {lookCloser.length > 0 && (
        <>
          <Heading>Look closer</Heading>
          <Snippet code={lookCloser.join('\n')} title="As root on the server" />
        </>
      )}
      {prevent.length > 0 && (
        <>
          <Heading>{unblock.length > 0 ? 'Keep it from happening again' : 'What you can change'}</Heading>
          <Prevent ways={prevent} />
        </>
      )}
      <p>
        <QuietLink to={page}>Read more about this</QuietLink>
      </p>
    </article>
  );
}

/** Who, why and until when. */
function Facts({finding}: {finding: Finding}): ReactNode {
  const {address, ports, trigger, setting, permanent, until} = finding;
  const lasts =
    permanent === true ? 'Until somebody lifts it, or newer entries of csf.deny push it out (DENY_IP_LIMIT)' : until;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['Address', address && <code translate="no">{address}</code>],
    ['Ports', ports && <code translate="no">{ports}</code>],
    ['Trigger', trigger && trigger !== setting && <code translate="no">{trigger}</code>],
    [trigger === setting ? 'Trigger and setting' : 'Setting', setting && <SettingLink name={setting} />],
    [permanent === true ? 'Lasts' : 'Until', lasts],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Ways to keep something from happening again. */
function Prevent({ways}: {ways: readonly Prevention[]}): ReactNode {
  return (
    <ul className={styles.ways}>
      {ways.map(({text, commands = [], setting}) => (
        <li key={text}>
          <p>
            <Words text={text} /> {setting !== undefined && <SettingLink name={setting} />}
          </p>
          {commands.length > 0 && <Snippet code={commands.join('\n')} title="As root on the server" />}
        </li>
      ))}
    </ul>
  );
}

/** The answer for a text that the decoder does not know, with other places to look. */
function Unknown({finding: {lookCloser, notes}}: {finding: Finding}): ReactNode {
  return (
    <article className={styles.finding}>
      {notes.map((note) => (
        <p key={note}>
          <Words text={note} />
        </p>
      ))}
      {lookCloser.length > 0 && (
        <>
          <h3>Ask csf about the address in it</h3>
          <Snippet code={lookCloser.join('\n')} title="As root on the server" />
        </>
      )}
      <ul>
        <li>
          You cannot reach the server: <QuietLink to="/docs/locked-out/">Locked out: how to get in again</QuietLink>
        </li>
        <li>
          You are looking for an answer: <QuietLink to="/docs/questions/">What administrators ask</QuietLink>
        </li>
        <li>
          You want to ask somebody: <QuietLink to="/contact/">Contact</QuietLink>
        </li>
      </ul>
    </article>
  );
}
