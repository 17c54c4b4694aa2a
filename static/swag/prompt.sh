# Sentinel Firewall in the shell. Read it from ~/.bashrc:  . ~/sentinel-firewall-prompt.sh
# The prompt begins with -:- after a command that succeeded: the line passes the gate.
# It begins with -|  after one that failed: the line stops.

sentinel_banner() {
  cat <<'BANNER'
         ##
  =====  ##       Sentinel Firewall
         ##
  ============    Blocked?     csf -g ADDRESS
         ##
  =====  ##       Locked out?  https://sentinelfirewall.org/docs/locked-out/
         ##
BANNER
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
    PS1='$(sentinel_gate $?) \u@\h:\w\$ '
    ;;
esac
