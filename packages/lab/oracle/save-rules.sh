#!/bin/bash
# Runs inside the sandbox: writes the rules and sets of the kernel to /oracle/out, without counters and dates.
for program in iptables ip6tables; do
  for table in raw mangle nat filter; do $program-save -t $table 2>/dev/null; done |
    sed -E '/^#/d; /^:/s/ \[[0-9]+:[0-9]+\]$//' >"/oracle/out/$program.txt"
done
# The order of sets in the kernel depends on hashing.
ipset save 2>/dev/null | sed -E 's/ (initval|bucketsize) [^ ]+//g' | LC_ALL=C sort >/oracle/out/ipset.txt
