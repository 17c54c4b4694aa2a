#!/bin/sh
# Installs what the sandbox and all sessions need, on Debian 12. It keeps Debian from starting the servers.
set -e
export DEBIAN_FRONTEND=noninteractive
printf '#!/bin/sh\nexit 101\n' >/usr/sbin/policy-rc.d
chmod +x /usr/sbin/policy-rc.d
# Without its file of the central service, the package of CrowdSec would register this machine there.
mkdir -p /etc/crowdsec
echo '#' >/etc/crowdsec/online_api_credentials.yaml
apt-get update
apt-get install --yes --no-install-recommends \
  perl libwww-perl iptables ipset iproute2 iputils-ping ca-certificates util-linux procps psmisc e2fsprogs python3 openssl \
  apache2 openssh-server netcat-openbsd dnsmasq-base bind9-host \
  nginx-light wordpress php-cgi php-mysql php-xml mariadb-server curl \
  fail2ban ufw firewalld dbus nftables crowdsec crowdsec-firewall-bouncer ansible-core \
  postfix dovecot-imapd dovecot-pop3d rsyslog libidn12 wireguard-tools wireguard-go openvpn \
  podman netavark aardvark-dns crun uidmap slirp4netns busybox-static docker.io prometheus-node-exporter zabbix-agent
# Exim does not install beside Postfix: its session unpacks it.
cd /var/cache/apt/archives
apt-get download exim4-base exim4-config exim4-daemon-light
# Webmin is not in Debian. This is its release 2.660.
mkdir -p /usr/share/webmin
curl -fsSL https://github.com/webmin/webmin/archive/72f1e7dc32e07c9fb0f0a2500e996e95238275de.tar.gz |
  tar xz --strip-components=1 -C /usr/share/webmin
