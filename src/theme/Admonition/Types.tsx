import Types from '@theme-original/Admonition/Types';
import type {Props} from '@theme/Admonition';

/** Strokes in a box of 24 by 24: what a packet's line does at the gate, or a well-known sign. */
const strokes = {
  danger: 'M2 12h9M17 4v16',
  warning: 'M12 4v10M12 18v2.5',
  tip: 'M2 12h20M14 3v5M14 16v5',
  info: 'M12 10v10M12 3.5V6',
  note: 'M4 6h16M4 12h16M4 18h9',
};

/** The theme's admonitions with the icons of this site. */
const typesWithIcons = Object.entries(strokes).map(([kind, path]) => {
  const Type = Types[kind]!;
  const icon = (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
  return [kind, (props: Props) => <Type icon={icon} {...props} />] as const;
});

export default {...Types, ...Object.fromEntries(typesWithIcons)};
