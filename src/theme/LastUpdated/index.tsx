import type {ReactNode} from 'react';
import type {Props} from '@theme/LastUpdated';

import {longDay} from '@site/src/lib/longDay';

/** How many names are on the line. The others are in a fold. */
const atOnce = 3;

/** When the page was last changed and by whom, from git. `lastUpdatedBy` has one name on each line. */
export default function LastUpdated({lastUpdatedAt, lastUpdatedBy}: Props): ReactNode {
  const people = lastUpdatedBy ? lastUpdatedBy.split('\n') : [];
  return (
    <div className="theme-last-updated">
      {lastUpdatedAt && <LastChange date={new Date(lastUpdatedAt)} />}
      {people.length > 0 && <Contributors people={people} />}
    </div>
  );
}

function LastChange({date}: {date: Date}): ReactNode {
  return (
    <div>
      <span className="site-visually-hidden">Updated </span>
      <time dateTime={date.toISOString()}>{longDay(date)}</time>
    </div>
  );
}

function Contributors({people}: {people: string[]}): ReactNode {
  const label = people.length === 1 ? 'Contributor' : 'Contributors';
  // A single name takes no more space than "1 other".
  if (people.length <= atOnce + 1) {
    return <div>{`${label}: ${people.join(', ')}`}</div>;
  }
  const [first, others] = [people.slice(0, atOnce), people.slice(atOnce)];
  return (
    <details>
      <summary>{`${label}: ${first.join(', ')} and ${others.length} others`}</summary>
      {others.join(', ')}
    </details>
  );
}
