/** A run of whole lines from the recording `21-lfd-ssh-block`; a test compares them. */
export const recording = `visitor@client:~$ for p in secret letmein; do sshpass -p $p ssh -b 198.51.100.150 admin@203.0.113.10 id; done
admin@203.0.113.10: Permission denied (publickey,password).
admin@203.0.113.10: Permission denied (publickey,password).`;

/** What lfd wrote about it, from the same recording. */
export const logLines = `root@server:~# grep 198.51.100.150 /var/log/lfd.log
Nov 21 02:24:12 server lfd[3844]: (sshd) Failed SSH login from 198.51.100.150 (Unknown): 5 in the last 3600 secs - *Blocked in csf* [LF_SSHD]
root@server:~# tail -n 1 /etc/csf/csf.deny
198.51.100.150 # lfd: (sshd) Failed SSH login from 198.51.100.150 (Unknown): 5 in the last 3600 secs - Sat Nov 21 02:24:12 2026`;
