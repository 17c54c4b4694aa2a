import links from '@sentinel/csf/facts/links.json';

/** The mark with the name and two ways to help, for `/etc/motd`, in characters that every terminal has. */
export const motd = `\
         ##
  =====  ##       ${links.product.name}
         ##
  ============    Blocked?     csf -g ADDRESS
         ##
  =====  ##       Locked out?  ${links.site.url}/docs/locked-out/
         ##
`;

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
