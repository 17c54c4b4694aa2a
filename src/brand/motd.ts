import links from '../csf/facts/links.json';

import {mark, type Rect} from './mark';

/** A terminal's character is about twice as high as wide. The mark's first row and column are empty. */
const cell = {width: 2, height: 4};
const firstRow = 2;
const rows = 7;

/** The mark, drawn with characters that every terminal has. */
const markLines: readonly string[] = Array.from({length: rows}, (_, row) => {
  const characters = Array.from({length: mark.size / cell.width}, (_, column) => {
    const place = {x: column * cell.width, y: firstRow + row * cell.height, ...cell};
    return fills(mark.lines, place) ? '=' : fills(mark.gate, place) ? '#' : ' ';
  });
  return characters.join('').trimEnd();
});

/** Whether one of the bars covers at least half of a cell. */
function fills(bars: readonly Rect[], place: Rect): boolean {
  return bars.some((bar) => {
    const wide = Math.min(bar.x + bar.width, place.x + place.width) - Math.max(bar.x, place.x);
    const high = Math.min(bar.y + bar.height, place.y + place.height) - Math.max(bar.y, place.y);
    return wide > 0 && high > 0 && wide * high * 2 >= place.width * place.height;
  });
}

/** The text beside the mark, by row. */
const words: Record<number, string> = {
  1: links.product.name,
  3: 'Blocked?     csf -g ADDRESS',
  5: `Locked out?  ${links.site.url}/docs/locked-out/`,
};

/** The mark with the name and two ways to help, for `/etc/motd`. */
export const motd = `${markLines
  .map((line, row) => (words[row] ? `${line.padEnd(mark.size / cell.width)}  ${words[row]}` : line))
  .join('\n')}\n`;

/** A piece of `.bashrc`: the message, and a prompt whose line passes the gate or stops at it. */
export const prompt = `# ${links.product.name} in the shell. Read it from ~/.bashrc:  . ~/sentinel-firewall-prompt.sh
# The prompt begins with -:- after a command that succeeded: the line passes the gate.
# It begins with -|  after one that failed: the line stops.

sentinel_banner() {
  cat <<'BANNER'
${motd}BANNER
}

sentinel_gate() {
  if [ "$1" -eq 0 ]; then
    printf '%s' '-:-'
  else
    printf '%s' '-| '
  fi
}

# Only where somebody types: output would break scp and rsync.
case $- in
  *i*)
    sentinel_banner
    PS1='$(sentinel_gate $?) \\u@\\h:\\w\\$ '
    ;;
esac
`;
