#!/bin/bash
# Runs a command next to a freshly installed csf and lfd, without touching this machine.
#
#   sandbox.sh [--ipv4 ADDRESS/BITS] PRODUCT CONF OUT COMMAND [ARGUMENT...]
#
#   PRODUCT  the folder csf of an unpacked csf.tgz
#   CONF     a folder, seen inside as /oracle/conf. It may hold
#              csf.*           copied to /etc/csf
#              csf.set         lines NAME = "VALUE" that change single settings of csf.conf
#              var-lib-csf/    copied to /var/lib/csf: csf.tempban, csf.block.NAME, csf.gallow, ...
#              resolv.conf     the system's own is empty
#   OUT      a folder for results, seen inside as /oracle/out
#   COMMAND  runs inside as root; the files beside this script are in /oracle/scripts
#
# Inside: own mount, network, process, host name and IPC namespaces. The whole file system is an overlay whose upper
# layer is a tmpfs, so every write but those to OUT is thrown away at the end. The other end of eth0 is in the network
# namespace "world". The product's own installer runs once; what it wrote is kept in ~/.cache/csf-oracle.
set -euo pipefail
LAYER_FORMAT=2    # Raise this when the way of installing below changes.
SELF=$(readlink -f "$0")

die() { echo "sandbox.sh: $*" >&2; exit 2; }

outside() {
  local ipv4=192.0.2.10/24
  if [ "${1:-}" = --ipv4 ]; then ipv4=$2; shift 2; fi
  [ $# -ge 4 ] || { sed -n '2,/^set -euo/{/^set -euo/d;s/^# \{0,1\}//;p}' "$SELF" >&2; exit 2; }
  [ "$(id -u)" = 0 ] || die "run this as root; it makes namespaces and rules of iptables in them"
  local program
  for program in perl iptables ipset ip unshare; do
    command -v "$program" >/dev/null || die "$program is missing; README.md lists the packages to install"
  done
  local product=$1 conf=$2 out=$3; shift 3
  [ -f "$product/csf.pl" ] && [ -f "$product/install.generic.sh" ] || die "$product has no csf.pl; name the folder csf of an unpacked csf.tgz"
  mkdir -p "$out"
  RUN=$(mktemp -d "${TMPDIR:-/tmp}/csf-oracle.XXXXXX")
  trap 'rm -rf "$RUN"' EXIT
  # The key is the content of the product: a changed product is installed anew.
  local key cache=${XDG_CACHE_HOME:-$HOME/.cache}/csf-oracle
  key=$(cd "$product" && find . -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum | cut -c1-16)
  mkdir -p "$cache"
  local rc=0
  ORACLE_RUN=$RUN ORACLE_PRODUCT=$(readlink -f "$product") ORACLE_CONF=$(readlink -f "$conf") \
  ORACLE_OUT=$(readlink -f "$out") ORACLE_IPV4=$ipv4 ORACLE_LAYER=$cache/$key-$LAYER_FORMAT.tar \
    unshare --mount --net --pid --fork --uts --ipc --kill-child bash "$SELF" --inside "$@" || rc=$?
  return $rc
}

# A fixed seed: csf walks its block lists and warnings in the order of a Perl hash.
in_root() {
  chroot "$ROOT" /usr/bin/env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LC_ALL=C TZ=UTC \
    PERL_HASH_SEED=0 PERL_PERTURB_KEYS=0 "$@"
}

mounts() {
  local t=$ORACLE_RUN/t d
  mkdir "$t"; mount -t tmpfs -o mode=0755 tmpfs "$t"
  mkdir "$t/upper" "$t/work" "$t/root"
  ROOT=$t/root
  mount -t overlay overlay -o "lowerdir=/,upperdir=$t/upper,workdir=$t/work" "$ROOT" ||
    die "cannot mount an overlay; start a container with --privileged"
  mount -t proc proc "$ROOT/proc"
  mount -t sysfs -o ro sysfs "$ROOT/sys" 2>/dev/null || true
  mount -t tmpfs tmpfs "$ROOT/tmp"; chmod 1777 "$ROOT/tmp"
  mount -t tmpfs tmpfs "$ROOT/run"; mkdir -p "$ROOT/run/lock" "$ROOT/run/netns"
  # A small /dev. The system's own would show /dev/log, and so the system's own log.
  mount -t tmpfs -o mode=0755 tmpfs "$ROOT/dev"
  for d in null zero full random urandom tty; do : >"$ROOT/dev/$d"; mount --bind "/dev/$d" "$ROOT/dev/$d"; done
  ln -s /proc/self/fd "$ROOT/dev/fd"; mkdir "$ROOT/dev/shm"
  for d in product scripts conf out; do mkdir -p "$ROOT/oracle/$d"; done
  mount --bind "$ORACLE_PRODUCT" "$ROOT/oracle/product"
  mount --bind "$(dirname "$SELF")" "$ROOT/oracle/scripts"
  mount --bind "$ORACLE_CONF" "$ROOT/oracle/conf"
  for d in product scripts conf; do mount -o remount,bind,ro "$ROOT/oracle/$d"; done
  mount --bind "$ORACLE_OUT" "$ROOT/oracle/out"
}

# Files of the system that csf reads, the same on every machine.
system_files() {
  hostname server.example.com
  local f
  for f in resolv.conf hosts crontab ssh/sshd_config; do mkdir -p "$(dirname "$ROOT/etc/$f")"; rm -f "$ROOT/etc/$f"; done
  if [ -f "$ORACLE_CONF/resolv.conf" ]; then cp "$ORACLE_CONF/resolv.conf" "$ROOT/etc/"; else : >"$ROOT/etc/resolv.conf"; fi
  printf '%s\n' '127.0.0.1 localhost' '::1 localhost' "${ORACLE_IPV4%/*} server.example.com server" >"$ROOT/etc/hosts"
  : >"$ROOT/etc/crontab"
  echo 'Port 22' >"$ROOT/etc/ssh/sshd_config"
  for f in passwd group; do
    rm -f "$ROOT/etc/$f"; sed 's/:\*:/:x:/' "/usr/share/base-passwd/$f.master" >"$ROOT/etc/$f"
  done
}

install_product() {
  if [ -s "$ORACLE_LAYER" ]; then tar xf "$ORACLE_LAYER" -C "$ROOT"; return; fi
  cp -a "$ORACLE_PRODUCT" "$ROOT/tmp/csf"
  if ! in_root sh -c 'cd /tmp/csf && sh install.generic.sh' >"$ORACLE_RUN/install.log" 2>&1 </dev/null ||
     ! grep -q 'Installation Completed' "$ORACLE_RUN/install.log"; then
    cat "$ORACLE_RUN/install.log" >&2; die "the installer failed"
  fi
  # The installer sets IPV6 and WAITLOCK by what the machine has. Here both keep the shipped 0.
  cp "$ROOT/tmp/csf/csf.generic.conf" "$ROOT/etc/csf/csf.conf"
  rm -rf "$ROOT/tmp/csf"
  local -a keep=(etc/csf var/lib/csf usr/local/csf usr/sbin/csf usr/sbin/lfd)
  local f
  for f in etc/cron.d/csf-cron etc/cron.d/lfd-cron etc/cron.daily/csget etc/logrotate.d/lfd etc/init.d/csf \
           etc/init.d/lfd usr/local/man/man1/csf.1 $(cd "$ROOT" && ls -d etc/alternatives/*tables* 2>/dev/null); do
    if [ -e "$ROOT/$f" ] || [ -L "$ROOT/$f" ]; then keep+=("$f"); fi
  done
  # A run beside this one may do the same.
  tar cf "$ORACLE_LAYER.$$" -C "$ROOT" "${keep[@]}"; mv "$ORACLE_LAYER.$$" "$ORACLE_LAYER"
}

configure() {
  local f
  for f in "$ORACLE_CONF"/csf.*; do
    if [ -f "$f" ] && [ "${f##*/}" != csf.set ]; then cp "$f" "$ROOT/etc/csf/"; fi
  done
  if [ -d "$ORACLE_CONF/var-lib-csf" ]; then cp -r "$ORACLE_CONF/var-lib-csf/." "$ROOT/var/lib/csf/"; fi
  [ -f "$ORACLE_CONF/csf.set" ] || return 0
  perl -e '
    my ($conf, $sets) = @ARGV; my %new;
    open(my $s, "<", $sets) or die; while (<$s>) { $new{$1} = $2 if /^(\w+) = "(.*)"$/ }
    open(my $c, "<", $conf) or die; my @lines = <$c>;
    for (@lines) { $_ = "$1 = \"" . delete($new{$1}) . "\"\n" if /^(\w+)\s*=/ and exists $new{$1} }
    open(my $o, ">", $conf) or die; print $o @lines, map { "$_ = \"$new{$_}\"\n" } sort keys %new;
  ' "$ROOT/etc/csf/csf.conf" "$ORACLE_CONF/csf.set"
}

# Programs that csf wants to see. Those that are not installed get a stand-in that does nothing.
# modprobe is always a stand-in, so that no module is loaded on purpose.
stand_ins() {
  local name path
  while read -r name path; do
    if [ "$name" = MODPROBE ] || ! { [ -e "$ROOT$path" ] || [ -L "$ROOT$path" ]; }; then
      mkdir -p "$ROOT${path%/*}"; rm -f "$ROOT$path"
      # Only a mail program reads its input. csf leaves the input of the others open.
      if [ "$name" = SENDMAIL ]; then printf '#!/bin/sh\ncat >/dev/null\n' >"$ROOT$path"
      else printf '#!/bin/sh\nexit 0\n' >"$ROOT$path"; fi
      chmod 755 "$ROOT$path"
    fi
  done < <(sed -nE 's/^(MODPROBE|SENDMAIL|HOST|PS|VMSTAT|LS|MD5SUM|TAR|CHATTR|UNZIP|GUNZIP|DD|TAIL|GREP)[[:space:]]*=[[:space:]]*"(\/[^"]+)".*/\1 \2/p' "$ROOT/etc/csf/csf.conf")
}

# lo and eth0. The other end of eth0 is in the namespace "world", which answers nothing by itself.
network() {
  local p=/proc/sys/net
  ip link set lo up
  in_root ip netns add world
  nsenter --net="$ROOT/run/netns/world" sh -c 'echo 1 >/proc/sys/net/ipv6/conf/all/disable_ipv6; echo 1 >/proc/sys/net/ipv6/conf/default/disable_ipv6' 2>/dev/null || true
  # Quiet IPv6: no router solicitation, no duplicate address detection.
  echo 0 >$p/ipv6/conf/default/accept_ra 2>/dev/null || true
  echo 0 >$p/ipv6/conf/default/router_solicitations 2>/dev/null || true
  echo 0 >$p/ipv6/conf/default/accept_dad 2>/dev/null || true
  echo 0 >$p/ipv4/conf/all/rp_filter; echo 0 >$p/ipv4/conf/default/rp_filter
  # Every refusal shall be seen, also the second one within a second.
  echo 0 >$p/ipv4/icmp_ratelimit 2>/dev/null || true
  echo 0 >$p/ipv6/icmp/ratelimit 2>/dev/null || true
  echo 0 >$p/ipv4/tcp_synack_retries 2>/dev/null || true
  ip link add eth0 address 02:00:00:00:02:10 type veth peer name world0 address 02:00:00:00:02:01
  in_root ip link set world0 netns world
  nsenter --net="$ROOT/run/netns/world" sh -c 'ip link set lo up; ip link set world0 up'
  ip link set eth0 addrgenmode none 2>/dev/null || true
  ip addr add "$ORACLE_IPV4" brd + dev eth0
  ip link set eth0 up
  ip -6 addr add 2001:db8::10/64 dev eth0 nodad 2>/dev/null || true
  # The gateways are fixed neighbours. So nobody has to answer address questions.
  ip neigh replace 169.254.0.1 lladdr 02:00:00:00:02:01 dev eth0 nud permanent
  ip route add default via 169.254.0.1 dev eth0 onlink
  ip -6 neigh replace fe80::1 lladdr 02:00:00:00:02:01 dev eth0 nud permanent 2>/dev/null || true
  ip -6 route add default via fe80::1 dev eth0 2>/dev/null || true
}

inside() {
  # The mounts below must never happen outside of the namespaces.
  [ $$ = 1 ] || die "--inside is for this script itself"
  mounts
  system_files
  install_product    # Before lo is up: with an IPv6 address in sight it would set IPV6 = 1.
  configure
  stand_ins
  network
  local rc=0
  in_root "$@" || rc=$?
  return $rc
}

if [ "${1:-}" = --inside ]; then shift; inside "$@"; else outside "$@"; fi
