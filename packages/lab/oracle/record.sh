#!/bin/bash
# Runs inside the sandbox: types the commands of a session, and prints what a terminal shows. Exit codes go to
# /oracle/out/exits, the output of unseen commands to /oracle/out/unseen.
cd /root || exit 1
# "world COMMAND" runs a command on the client's side of the cable.
printf '#!/bin/sh\nexec nsenter --net=/run/netns/world "$@"\n' >/usr/bin/world
chmod +x /usr/bin/world
for address in 198.51.100.23 198.51.100.42 198.51.100.77 198.51.100.99 198.51.100.150 203.0.113.7; do
  world ip address add $address/32 dev world0
done
world ip route add 203.0.113.10 dev world0 src 198.51.100.23

touch /oracle/out/unseen
while IFS= read -r line; do
  case $line in
    'root@server:~# '*) place=() command=${line#*'# '} ;;
    'root@client:~# '*) place=(world) command=${line#*'# '} ;;
    'visitor@client:~$ '*) place=(world) command=${line#*'$ '} ;;
    '! '*)
      bash -c "${line#'! '}" </dev/null >>/oracle/out/unseen 2>&1
      continue ;;
    *) continue ;;
  esac
  printf '%s\n' "$line"
  "${place[@]}" bash -c "$command" </dev/null 2>&1
  echo $? >>/oracle/out/exits
done </oracle/conf/session
