import type {ReactNode} from 'react';

/** The mark of the site: one line passes the gate, two end before it. */
export default function Mark({size}: {size: number}): ReactNode {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32">
      <rect className="tile" x="0.5" y="0.5" width="31" height="31" rx="6.5" />
      <path className="line" d="M4 6h10v4H4zM4 14h24v4H4zM4 22h10v4H4z" />
      <path className="gate" d="M18 3h4v9h-4zM18 20h4v9h-4z" />
    </svg>
  );
}
