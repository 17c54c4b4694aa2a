import type {ReactNode} from 'react';

import {hasPart, useThisBuild, type Part} from './thisBuild';

type Props = ({with: Part; without?: never} | {without: Part; with?: never}) & {children: ReactNode};

/** Words that are true only of a build that has a part, or only of one that lacks it. */
export default function Built({with: wanted, without, children}: Props): ReactNode {
  const build = useThisBuild();
  const isTrue = wanted === undefined ? !hasPart(build, without) : hasPart(build, wanted);
  return isTrue ? children : null;
}
