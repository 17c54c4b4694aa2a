import {useMemo, useState, type ReactNode} from 'react';
import clsx from 'clsx';

import {ChoiceField, TextField} from '@site/src/browser-tools/frame/Field';
import Fold from '@site/src/browser-tools/frame/Fold';
import Status from '@site/src/browser-tools/frame/Status';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import useRunner, {useAskOnChange} from '@site/src/browser-tools/frame/useRunner';
import CopyButton from '@site/src/components/CodeBlock/CopyButton';
import type {Server} from '@sentinel/csf/model/firewall/server';
import type {RuleList} from '@sentinel/csf/answers/test-packet/testPacket';

import results from './result.lazy.module.css';
import {work} from './work';

const views = {
  4: 'IPv4, as iptables-save prints it',
  6: 'IPv6, as ip6tables-save prints it',
  sets: 'Sets, as ipset save prints them',
} as const;

type View = keyof typeof views;

/** All rules that csf makes on the server, to search and to copy. */
export default function Rules({server}: {server: Server}): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Fold
      className={tool.part}
      summary="All rules that csf makes on this server"
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
    >
      {isOpen && <OpenRules server={server} />}
    </Fold>
  );
}

function OpenRules({server}: {server: Server}): ReactNode {
  const [view, setView] = useState<View>(4);
  const [search, setSearch] = useState('');
  const [ipset, setIpset] = useState('');
  const question = useMemo(() => {
    const settings: Readonly<Record<string, string>> = ipset === '' ? {} : {LF_IPSET: ipset};
    return {kind: 'rules' as const, server, settings};
  }, [server, ipset]);
  const runner = useRunner(work);
  useAskOnChange(runner, question, 0);
  const {answer, failure} = runner;

  return (
    <div className={clsx(tool.stack, results.rules)}>
      <div className={tool.fields}>
        <ChoiceField
          label="Show"
          value={String(view)}
          options={Object.entries(views)}
          onChoice={(next) => setView(next === '4' ? 4 : next === '6' ? 6 : 'sets')}
        />
        <ChoiceField
          label={<code translate="no">LF_IPSET</code>}
          value={ipset}
          options={[
            ['', 'As on the server'],
            ['0', '0: rules alone'],
            ['1', '1: lists become sets'],
          ]}
          onChoice={setIpset}
        />
        <TextField label="Search" type="search" placeholder="LOGDROPIN or dport 22" value={search} onText={setSearch} />
      </div>
      {failure !== undefined && <Status isError>{failure}</Status>}
      {answer?.kind === 'rules' && <RuleText rules={answer.rules} view={view} search={search} />}
    </div>
  );
}

/** A page with more lines gets slow; all of them can be copied. */
const mostLines = 2000;

function RuleText({rules, view, search}: {rules: RuleList; view: View; search: string}): ReactNode {
  const text = rules.texts[view];
  const found = searchRules(text, search);
  const count = found.filter((line) => /^(-A|add) /.test(line)).length;
  return (
    <>
      <Status>{text === '' ? emptyWords[view] : `${count} ${view === 'sets' ? 'entries' : 'rules'}.`}</Status>
      {text !== '' && (
        <>
          <section aria-label={views[view]}>
            <pre translate="no" className={results.text} tabIndex={0}>
              {found.slice(0, mostLines).join('\n')}
            </pre>
          </section>
          {found.length > mostLines && <p>{`${found.length - mostLines} more lines: copy them to see all.`}</p>}
          <CopyButton
            className="button button--secondary button--sm"
            label={search.trim() === '' ? 'Copy all' : 'Copy these lines'}
            readText={() => found.join('\n')}
          />
        </>
      )}
    </>
  );
}

const emptyWords: Record<View, string> = {
  4: 'No rules: csf does not start with this configuration.',
  6: 'With IPV6 = "0" csf makes no rules for IPv6.',
  sets: 'Without LF_IPSET csf makes no sets.',
};

/** The lines that have each word of a search; all lines for an empty one. */
function searchRules(text: string, search: string): string[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  return text.split('\n').filter((line) => words.every((word) => line.toLowerCase().includes(word)));
}
