import {subjectForm} from './mailKinds';

/** What lfd writes about anything except a block: a line in lfd.log, an email, or both. */
type Event = {
  /** How its line in lfd.log begins; an email can come without a line. */
  form?: RegExp;
  /** What happened; ADDRESS is the address of the line or email, $1 the first group of `form`. */
  what: string;
  /** The setting that controls it. In the row of a line, $1 as in `what`. */
  setting?: string;
  /** The email about it; `setting` is the one that switches it off, if that leaves the line in the log. */
  mail?: {template: string; subject: RegExp; setting?: string};
  page: string;
};

type Row = readonly [form: RegExp | undefined, what: string, setting?: string, template?: string, mailSetting?: string];

const accounts = '/docs/usage/email-alerts/#processes-files-and-accounts';
const errors = '/docs/error-messages/';
const blocklists = '/docs/usage/ip-blocklists/#does-the-list-work';
const captcha = '/docs/usage/messenger-service/#let-visitors-unblock-themselves';
const cluster = '/docs/usage/lfd-clustering/#how-does-a-block-reach-the-other-servers';
const clusterSettings = '/docs/usage/lfd-clustering/#how-do-i-sync-settings-and-files';
const countries = '/docs/usage/country-blocking/#did-the-data-arrive';
const ends = '/docs/usage/temporary-blocks/#when-does-a-temporary-block-end';
const files = '/docs/usage/directory-watching/';
const forks = '/docs/usage/process-tracking/#fork-bombs-and-hanging-ssh-sessions';
const ignored = '/docs/usage/login-tracking/#allowed-and-still-in-the-log-as-blocked';
const lfdLog = '/docs/usage/introduction/#how-do-i-read-the-log-of-lfd';
const lfdStops = '/docs/troubleshooting/#lfd-does-not-start-or-stops-again';
const lists = '/docs/usage/allow-deny-filters/#how-do-i-edit-the-list-files-by-hand';
const logFiles = '/docs/usage/syslog-rsyslog-issues/#find-missing-log-files';
const logins = '/docs/usage/email-alerts/#logins';
const messenger = '/docs/usage/messenger-service/#why-does-no-page-appear';
const names = '/docs/usage/dynamic-dns-and-global-lists/#does-it-work';
const processes = '/docs/usage/process-tracking/#what-does-the-suspicious-or-excessive-process-mail-mean';
const reports = '/docs/usage/block-reporting/#what-happens-when-the-script-is-slow';
const sets = '/docs/usage/ipset/#what-goes-wrong';
const shared = '/docs/usage/dynamic-dns-and-global-lists/#check-and-undo';
const spam = '/docs/usage/outgoing-spam/';
const startStop = '/docs/usage/start-stop-testing/#how-do-i-start-stop-and-restart-csf-and-lfd';
const statistics = '/docs/usage/reports-and-statistics/#which-statistics-does-lfd-keep';
const syslog = '/docs/usage/syslog-rsyslog-issues/#which-restrict_syslog-value';
const mailsOfLogs = '/docs/usage/email-alerts/#mail-logs-and-interface';
const ui = '/docs/usage/user-interface/#what-happens-after-too-many-failed-logins';
const uiClosed = '/docs/usage/user-interface/#why-does-the-page-not-open';
const waitLock = '/docs/usage/start-stop-testing/#what-do-faststart-lfdstart-and-waitlock-do';

/** The line about the end of a temporary entry; lfd writes its port behind the address, also of IPv6. */
function temporaryEnd(kind: 'block' | 'allow'): RegExp {
  const address = String.raw`(?<address>[\d.]+|[\da-f:]*(?:[a-f][\da-f]*|::[\da-f]+)|[\da-f:]+)`;
  return new RegExp(`^(?:Incoming|Outgoing) IP ${address}(?::\\d+)? temporary ${kind} removed$`);
}

/** The messages of logfile calls in lfd.pl and its modules, by page. The first form that fits counts. */
// One line a row keeps the table readable.
// prettier-ignore
const rows: readonly (readonly [page: string, ...rows: Row[]])[] = [
  [
    lfdLog,
    [/^(?:\w+ )?debug\b|^STATS added |^Clock Ticks: |^(?:DynDNS - update|LOGSCANNER report sent)/i, 'lfd writes this line only while DEBUG is on.', 'DEBUG'],
    [/^SSL: (?:Processing|Include|Found \[.*\] in|PHP Handler|\[)/, 'The messenger lists the certificates that it found.', 'MESSENGER_HTTPS'],
  ],
  [`${errors}#syslog-check-failed-to-detect-check-line`, [/^\*?SYSLOG CHECK\*? /, 'A test line did not arrive in the system log.', 'SYSLOG_CHECK', 'syslogalert.txt']],
  [`${errors}#error-log-line-floodinglooping-in--reopening-log-file`, [/Log line flooding\/looping in/, 'A log got more lines than lfd reads in one pass, so lfd skipped some.', 'LF_PARSE', 'logfloodalert.txt', 'LOGFLOOD_ALERT']],
  [`${errors}#currently-restarting---command--skipped-on-line`, [/^csf is currently restarting - /, 'lfd skipped something, because csf was restarting.']],
  [`${errors}#error-excessive-number-of-children`, [/^\*Error\* Excessive number of children/, 'lfd had too many processes and restarts.']],
  [`${errors}#error-attempt-to-start-lfd-when-it-is-already-running`, [/^\*Error\* attempt to start lfd when it is already running/, 'lfd was already running, so the second start ended.']],
  [`${errors}#error-pid-mismatch-or-missing`, [/^\*Error\* (?:pid mismatch|unable to create lfd PID file)/, 'lfd stopped: its PID file is missing, or another lfd runs.']],
  [`${errors}#mm_license_key-must-be-set`, [/MM_LICENSE_KEY must be set/, 'MaxMind data need a key, but MM_LICENSE_KEY is empty.', 'MM_LICENSE_KEY']],
  [`${errors}#stats-unable-to-connect-to-mysql`, [/^STATS: .*MySQL|^STATS: DBI/i, 'lfd could not read the statistics of MySQL. Set ST_MYSQL_USER and ST_MYSQL_PASS, or switch ST_MYSQL off.', 'ST_MYSQL']],
  [`${errors}#too-many-hits-for-lf_dirwatch---directory-watching-disabled`, [/^Too many hits for \*?LF_DIRWATCH\*?/, 'Directory watching found more than ten files at once and stopped until lfd restarts.', 'LF_DIRWATCH']],
  [`${errors}#ui-access-attempt-from-an-ip-not-in-etccsfuiuiallow---denied`, [/^UI: (?:Login attempt|Access attempt) from /, 'The web interface of csf refused ADDRESS.', 'UI_ALLOW']],
  [`${errors}#permissions-on-etccsf-reset-to-0600`, [/^\*?Permissions\*? on \S+ reset to/, 'lfd reset the permissions of a folder of csf, so that only root can read it.']],
  [`${errors}#cannot-log-to-syslog---perl-module-syssyslog-required`, [/Cannot log to SYSLOG/, 'lfd cannot write to the system log: the Perl module Sys::Syslog is missing.', 'SYSLOG']],
  [`${errors}#attempted-to-connect-to-the-cluster-but-not-a-member`, [/^\*WARNING\* .* attempted to connect to the Cluster/, 'A server that is not in CLUSTER_RECVFROM tried to send commands. lfd refused.', 'CLUSTER_RECVFROM']],
  [`${errors}#unable-to-retrieve-blocklist--unable-to-download-forbidden`, [/^Unable to retrieve blocklist /, 'lfd could not download a block list.']],
  [`${errors}#ct_interval-taking-60-seconds-temporarily-throttled`, [/^(CT_INTERVAL|LF_DIRWATCH|LF_INTEGRITY|[A-Z_]{2,40}) taking \d+ seconds/, 'A check took longer than its interval, so lfd runs it less often for now.', '$1']],
  [`${errors}#iptables-appears-to-have-been-flushed---running-csf-startup`, [/^iptables appears to have been flushed/, 'The rules of csf were gone, so lfd started csf again. Look for what flushes iptables.', 'LF_CSF']],
  [`${errors}#lock-error--still-active---section-skipped`, [/^\*?Lock Error\*? .* still active/, 'A check had not finished when its next turn came, so lfd skipped that turn.']],
  [`${errors}#hanging-lock-found-for-varlibcsflockcommandlock`, [/\*?Hanging Lock\*?/, 'A process of lfd or csf held a lock for more than ten seconds. lfd ended it, or restarts itself.']],
  [`${errors}#unable-to-send-email-reports`, [/^\*WARNING\* Unable to send email reports/, 'lfd did not find the program that sends its emails. With LF_ALERT_SMTP, it does not need it.', 'SENDMAIL']],
  [
    ends,
    [temporaryEnd('block'), 'lfd lifted the temporary block of ADDRESS.'],
    [temporaryEnd('allow'), 'lfd ended the temporary allow of ADDRESS.'],
  ],
  [
    logins,
    [/^\*?SSH login\*? from (?!.* - ignored$)/, 'Somebody logged in over SSH from ADDRESS. This reports a successful login, not a block.', 'LF_SSH_EMAIL_ALERT', 'sshalert.txt'],
    [/^\*?SU login\*? from /, 'An account other than root used su. The line ends with whether that worked.', 'LF_SU_EMAIL_ALERT'],
    [/^\*?SUDO login\*? from /, 'An account other than root used sudo. The line ends with whether that worked.', 'LF_SUDO_EMAIL_ALERT'],
    // The shipped templates of su and sudo have the same subject.
    [undefined, 'An account other than root used su or sudo. The subject says whether that worked.', 'LF_SUDO_EMAIL_ALERT', 'sudoalert.txt'],
    [/^\*?Webmin login\*? from /, 'Somebody logged in to Webmin from ADDRESS.', 'LF_WEBMIN_EMAIL_ALERT', 'webminalert.txt'],
    [/^\*?CONSOLE login\*? to root/, 'root logged in on the console.', 'LF_CONSOLE_EMAIL_ALERT', 'consolealert.txt'],
    [/^\*?WHM\/cPanel \S+ access\*? from /, 'An account of LF_CPANEL_ALERT_USERS used WHM or cPanel from ADDRESS.', 'LF_CPANEL_ALERT', 'cpanelalert.txt'],
  ],
  ['/docs/usage/port-knocking/#who-opened-the-port', [/^\*?Port Knocking\*? port \d+ opened by /, 'ADDRESS knocked in the right order and opened the hidden port.', 'PORTKNOCKING_ALERT', 'portknocking.txt']],
  [
    processes,
    [/^Process Tracking - Parent PID \d+ already reported for deleted/, 'lfd already reported the parent of this process, because its program was deleted while it ran.', 'PT_DELETED'],
    [/^\*?Suspicious Process\*? /, 'A user process runs for a long time with a connection, or from a deleted file.', 'PT_LIMIT', 'processtracking.txt'],
    [/^\*?Excessive Processes\*? /, 'An account runs more processes than allowed.', 'PT_USERPROC', 'usertracking.txt'],
    [undefined, 'A process uses more memory or time than allowed. The line Resource says which.', undefined, 'resalert.txt'],
    [/^\*?User Processing\*? PID:\d+ Kill:\S* User:\S+ VM:/, 'A process uses more memory than allowed.', 'PT_USERMEM'],
    [/^\*?User Processing\*? PID:\d+ Kill:\S* User:\S+ RSS:/, 'A process uses more resident memory than allowed.', 'PT_USERRSS'],
    [/^\*?User Processing\*? PID:\d+ Kill:\S* User:\S+ Time:/, 'A process runs longer than allowed.', 'PT_USERTIME'],
  ],
  [
    `${spam}#get-a-mail-when-a-script-sends-too-much`,
    [/^\*?Script Alert\*? - /, 'Scripts of one folder sent more emails in an hour than allowed.', 'LF_SCRIPT_LIMIT', 'scriptalert.txt'],
    [/^'.*' (?:is a symlink - \*not\* disabled by LF_SCRIPT_PERM|has been disabled)$/, 'lfd disabled the folder of a script that sent too many emails, or left it alone because it is a link.', 'LF_SCRIPT_PERM'],
  ],
  [mailsOfLogs, [undefined, 'The address database of ModSecurity is large.', 'LF_MODSECIPDB_ALERT', 'modsecipdbalert.txt']],
  ['/docs/usage/reports-and-statistics/#how-does-the-log-scanner-work', [undefined, 'The log scanner reports the log lines that you asked for.', 'LOGSCANNER', 'logalert.txt']],
  [ignored, [/ - ignored$/, 'lfd ignored something from ADDRESS that it usually counts.']],
  [`${spam}#how-do-i-find-who-sends-spam`, [/^\*?Exceeded (\w+) limit\*? from /, 'ADDRESS sent more emails in an hour than its relay limit allows.', 'RT_$1_LIMIT']],
  [`${spam}#get-a-mail-when-the-queue-is-long`, [/^\*?Email Queue\*? (?:The|Unable)/, 'The mail queue of Exim is longer than allowed, or Exim did not say how long it is.', 'LF_QUEUE_ALERT', 'queuealert.txt']],
  ['/docs/usage/process-tracking/#load-alerts', [/^\*?LOAD\*? \d+ minute/, 'The load of the server is above the limit.', 'PT_LOAD_LEVEL', 'loadalert.txt']],
  [
    forks,
    [/^\*?PT_FORKBOMB\*? /, 'lfd killed a group of processes as a fork bomb.', 'PT_FORKBOMB', 'forkbombalert.txt'],
    [/^\*?PT_SSHDHUNG\*? /, 'lfd killed an SSH process as hanging.', 'PT_SSHDHUNG'],
    [/^\*?PT_SSHDKILL\*?: /, 'lfd ended an SSH session from ADDRESS, because it had blocked that address.', 'PT_SSHDKILL'],
  ],
  ['/docs/usage/process-tracking/#mails-about-deleted-executables', [/^Executed PT_DELETED_ACTION for PID:/, 'lfd ran your action for a process of a deleted file.', 'PT_DELETED_ACTION']],
  [
    `${files}#why-does-lfd-report-a-suspicious-file`,
    [/^\*?Suspicious File\*? \//, 'Directory watching found a suspicious file in a temporary folder.', 'LF_DIRWATCH', 'filealert.txt'],
    [/^Directory Watching terminated after/, 'Directory watching took too long, and lfd ended it.', 'LF_DIRWATCH'],
  ],
  [
    `${files}#watch-files-and-folders-of-your-choice`,
    [/^Directory \*?File Watching\*? \[?.*(?:does not exist|not found - ignoring)/, 'A file or folder in csf.dirwatch does not exist.', 'LF_DIRWATCH_FILE'],
    [/^Directory \*?File Watching\*? has detected a change/, 'A watched file or folder changed.', 'LF_DIRWATCH_FILE', 'watchalert.txt'],
    [/^Directory File Watching terminated after/, 'The check of a watched file took too long, and lfd ended it.', 'LF_DIRWATCH_FILE'],
  ],
  [
    `${files}#what-does-the-system-integrity-mail-mean`,
    [/^\*?System Integrity\*? has detected/, 'System programs changed, which is normal after a system upgrade.', 'LF_INTEGRITY', 'integrityalert.txt'],
    [/^System Integrity (?:start|check) terminated/, 'The comparison of the system files took too long, and lfd ended it.', 'LF_INTEGRITY'],
  ],
  [`${files}#accounts-with-root-rights`, [/^\*?System Exploit\*? has detected/, 'An account other than root has root rights.', 'LF_EXPLOIT', 'exploitalert.txt']],
  [accounts, [/^\*?Account Modification\*? /, 'A system account was added, removed or changed.', 'AT_ALERT', 'accounttracking.txt']],
  ['/docs/usage/port-scan-tracking/#find-the-account-behind-blocked-outgoing-connections', [/^\*?UID Tracking\*? \d/, 'Programs of one account tried too many blocked outgoing connections.', 'UID_LIMIT', 'uidscan.txt']],
  [captcha, [/^reCAPTCHA: Unblocking client \[/, 'A visitor at ADDRESS solved the captcha. lfd lifts a block of this address; blocks of its network or country stay.', 'RECAPTCHA_SITEKEY', 'recaptcha.txt', 'RECAPTCHA_ALERT']],
  [
    uiClosed,
    [/^UI: \*Error\* cannot open server on port/, 'The web interface of csf could not open its port. Another program may use the port, UI_IP is not an address of this server, or IPV6 is on and the kernel has no IPv6: then set IPV6 = "0".', 'UI_PORT'],
    [/^(?:UI: \*Error\* looping process|\*UI\* child: |UI: unable to open csf\.session)/, 'A process of the web interface of csf failed.', 'UI'],
    [/^\*Error\* Cannot run (?:csf Integrated UI|Integrated csf UI) - (UI_USER|UI_PASS) must/, 'The web interface of csf does not start, because $1 is empty or unchanged.', '$1'],
  ],
  [
    ui,
    [/^UI: \*?Invalid login\*? attempt/, 'Somebody at ADDRESS failed to log in to the web interface of csf.', 'UI_RETRY'],
    [/^UI: (?:Successful (?:login|logout) from|\*?Invalid session\*?) /, 'Somebody at ADDRESS used the web interface of csf.', 'UI'],
    [undefined, 'Somebody at ADDRESS used the web interface of csf, or failed to log in to it.', 'UI', 'uialert.txt', 'UI_ALERT'],
  ],
  ['/docs/usage/user-interface/#let-resellers-unblock-addresses', [/^\S+ Reseller \[.*?\]: (?:ALLOW|DENY|UNBLOCK) /, 'A reseller allowed, denied or unblocked ADDRESS in the panel.']],
  [
    cluster,
    [/^Cluster member .{1,360} said, ALLOW (?<address>[^\s,]+)/, 'Another server of the cluster made this server allow ADDRESS.', 'CLUSTER_RECVFROM'],
    [/^Cluster member .{1,360} said, TEMPALLOW (?<address>[^\s,]+)/, 'Another server of the cluster made this server allow ADDRESS temporarily.', 'CLUSTER_RECVFROM'],
    [/^Cluster member .{1,360} said, REMOVE (?:ALLOW|DENY|IGNORE) (?<address>[^\s,]+)/, 'Another server of the cluster made this server remove the entry of ADDRESS.', 'CLUSTER_RECVFROM'],
    [/^Cluster member .{1,360} said, IGNORE (?<address>[^\s,]+)/, 'Another server of the cluster made this server ignore ADDRESS.', 'CLUSTER_RECVFROM'],
    [/^Cluster member .{1,360} said GREP (?<address>[^\s,]+)/, 'Another server of the cluster asked what csf knows about ADDRESS.', 'CLUSTER_RECVFROM'],
    [/^Cluster: (?:TEMP)?DENY (?<address>[^\s,]+) sent to/, 'lfd asked another server of the cluster to block ADDRESS.', 'CLUSTER_SENDTO'],
    [/^Cluster: Failed /, 'lfd could not reach another server of the cluster.', 'CLUSTER_SENDTO'],
    [/^\*WARNING\* Cluster member .* talking nonsense/, 'lfd cannot read what another server of the cluster sent. The servers may have different keys.', 'CLUSTER_KEY'],
    [/CLUSTER_KEY (?:too short|should really)/, 'The cluster key is too short. With fewer than eight characters, the cluster does not start.', 'CLUSTER_KEY'],
  ],
  [
    clusterSettings,
    [/^\*?Cluster\*? member .* said (?:set|store|restart).*(?:CLUSTER_CONFIG disabled|not the CLUSTER_MASTER)/, 'lfd refused to change this server: CLUSTER_CONFIG is off, or the sender is not the CLUSTER_MASTER.', 'CLUSTER_CONFIG'],
    [/^\*?Cluster\*? member .* said (?:set|store|restart)|^Cluster - (?:csf|lfd) restarting/, 'Another server of the cluster changed settings or files here, or restarted csf and lfd.', 'CLUSTER_CONFIG'],
    [/^Cluster member .* said PING!/, 'Another server of the cluster asked whether this one answers.', 'CLUSTER_RECVFROM'],
  ],
  [
    startStop,
    [/^csf (?:\(re\)start (?:requested|completed)|startup completed)/, 'lfd restarted csf. Blocks stay: csf loads them again.'],
    // sub cleanup in lfd.pl writes the name of the signal.
    [/^(?:Main Process|Child .{0,80}): (TERM|INT|HUP)$/, 'lfd stopped because it got the signal $1, as from systemctl, csf --lfd or a shutdown. That is no error.'],
    [/^(?:\[STARTUP\] )?daemon (?:started on|stopped|restart requested)/i, 'lfd started or stopped.'],
    [/^cPanel (?:upgrade detected|upcp is running)/, 'cPanel was upgraded, and lfd restarted what depends on it.'],
    [/(?:Service|Messenger \S+ Service) died, restarted/, 'A part of lfd had ended, and lfd started it again.'],
  ],
  [
    logFiles,
    [/^\*Error\* Cannot (?:open|seek to end of) \//, 'lfd cannot read a log file. Its path in csf.conf may be wrong, or the file is missing.'],
    [/(?:rotated|has been reset)\. Reopening log file/, 'A log file was rotated, and lfd reads the new one.'],
    [/^EasyApache4, using /, 'lfd uses the log of EasyApache 4 instead of the path in csf.conf.', 'HTACCESS_LOG'],
  ],
  [
    lfdStops,
    [/LF_DAEMON not enabled/, 'lfd does not start, because LF_DAEMON is off.', 'LF_DAEMON'],
    [/will not run with TESTING enabled/, 'lfd does not start while TESTING is on.', 'TESTING'],
    [/firewalld found to be running/, 'lfd does not start while firewalld runs. Stop and disable firewalld.'],
    [/^\*Error\* (?:csf reported an error|You have an unresolved error when starting csf)/, 'lfd stopped, because csf failed to start. The error is in /etc/csf/csf.error.'],
    [/^\*Error\* (?:cannot fork|Unable to open|Cannot (?:append|open|write)|cannot open server)|^\*?Lock Error|^(?:Un|En)able to open (?:\/|version)|^(?:open|lock): /i, 'lfd could not open or lock a file, start a process or open a port. The end of the line says why.'],
    [/^(?:Main Process|Child .{0,80}): /, 'A process of lfd ended with a Perl error. The rest of the line says which.'],
    [/^\*Error\* Invalid configuration line in csf\.tempconf/, 'lfd stopped: /var/lib/csf/csf.tempconf has a line that is not a setting.'],
  ],
  [
    waitLock,
    [/^\*ERROR\* Timeout after /, 'csf and lfd stopped, because another program kept iptables locked. Look for one that hangs: ps ax | grep iptables.', 'WAITLOCK_TIMEOUT'],
    [/xtables lock|WAITLOCK/, 'Another program held the lock of iptables, so lfd could not read or change the rules. With WAITLOCK on, csf waits.', 'WAITLOCK'],
    [/FASTSTART: \(/, 'iptables or ipset refused rules that csf or lfd loaded in one go. FASTSTART = "0" loads them one by one, which helps to find the bad line.', 'FASTSTART'],
  ],
  [ignored, [/^\*Error\*:? csf output: deny failed: (?<address>\S+) is in the (?:allow|ignore) file/, 'lfd wanted to block ADDRESS, but csf refused, because an allow or ignore list contains it.', 'IGNORE_ALLOW']],
  [
    lfdLog,
    [/^\*Error\*:? csf output: /, 'A csf command that lfd ran failed. The rest of the line is the output of csf.'],
    [/^\*Error\* processing command for line/, 'A command that lfd ran, such as iptables, failed. Its output is in the brackets.'],
    [/numiptent/, 'The virtual server has no room for more iptables rules, so lfd did not block the address.'],
  ],
  [
    blocklists,
    [/^Retrieved and blocking blocklist /, 'lfd downloaded a block list and blocks its addresses.'],
    [/Unzip(?:ped)? Blocklist|unzip Blocklist/i, 'lfd unpacked a downloaded block list, or failed to.', 'UNZIP'],
    [/^CXS Reputation service disabled/, 'The reputation list of cxs is off, because lfd could not download it.'],
  ],
  [
    countries,
    [/^CCL? Error: /, 'lfd could not download or unpack the data about countries, or they are empty.', 'CC_SRC'],
    [/^Error: (?:un|gun)zip binary .* does not exist/, 'lfd cannot unpack the data about countries: the program is not where csf.conf says.', 'UNZIP'],
    [/^CC: No (?:IPv6 )?entries found for \[/, 'The data have no addresses for that country or network.', 'CC_SRC'],
    [/^CCL?: /, 'lfd downloads the data about countries or networks and loads them.', 'CC_SRC'],
    [/^Country Code Ignores requires CC_LOOKUPS/, 'lfd switched CC_IGNORE off, because it needs CC_LOOKUPS.', 'CC_IGNORE'],
  ],
  [
    names,
    [/^DynDNS: Lookup for \[/, 'lfd could not look up a name in csf.dyndns. The name has no access until the lookup works.', 'DYNDNS'],
    [/^Global DynDNS - update/, 'lfd looks up the addresses of dynamic names.', 'GLOBAL_DYNDNS'],
    [/^Binary location of HOST is incorrect/, 'lfd cannot look up names: HOST in csf.conf is not the path of the program host.', 'HOST'],
  ],
  [
    shared,
    [/^Unable to retrieve global (\w+) list/, 'lfd could not download the global $1 list.', 'LF_GLOBAL'],
    [/^Global (?:Allow|Deny|Ignore|DynDNS) - retrieved/, 'lfd downloaded a global list and uses it.', 'LF_GLOBAL'],
    [/^Invalid entry in GLOBAL_IGNORE/, 'The global ignore list has a line that is not an address.', 'GLOBAL_IGNORE'],
  ],
  [
    lists,
    [/^Invalid (?:entry|CIDR) in (csf\.\w+)/, 'lfd ignores a line of $1, because it is not an address or network.'],
    [/^\*Error\* Invalid regex \[.*\] in (csf\.\w+)/, 'lfd ignores a line of $1, because it is not a valid Perl pattern.'],
  ],
  [
    sets,
    [/IPSET: \[.*Hash is full/, 'The set is full, so csf could not add more addresses.', 'LF_IPSET_MAXELEM'],
    [/^(?:IPSET: (?:loading|switching|flushing)|FASTSTART loading)/, 'lfd loads addresses into a set.', 'LF_IPSET'],
    [/^\*Error\* (?:\[\S+\] ){0,2}IPSET: /, 'ipset refused a command of lfd. Its output is in the brackets.', 'LF_IPSET'],
  ],
  [
    messenger,
    [/^\*MESSENGERV[23]\* - Cannot run service using a cPanel account/, 'The messenger service is off: its account must not be a cPanel account.', 'MESSENGER_USER'],
    [/MESSENGER_USER (?:unable|invalid|not set)|^Messenger account \[/, 'The messenger service is off: MESSENGER_USER is missing or is not a valid account.', 'MESSENGER_USER'],
    [/^\*?MESSENGER(?:V[23])?\*?:? (?:\*?Error|\S+ service temporarily|Unable)/, 'The messenger service could not start. The rest of the line says why.', 'MESSENGER'],
    [/^\*?MESSENGERV[23]\*?:? |^Messenger HTTPS Service started|^lfd \S* messenger using/, 'The messenger service starts, or its configuration in the web server changed.', 'MESSENGER'],
    [/disabling MESSENGER/, 'The messenger service for HTTPS is off, because something that it needs is missing.', 'MESSENGER_HTTPS'],
    [/^SSL: /, 'The messenger found a certificate in the configuration of the web server.', 'MESSENGER_HTTPS'],
  ],
  [
    syslog,
    [/^RESTRICT_SYSLOG: Option (\w+) \*?Disabled\*?/, 'RESTRICT_SYSLOG = "1" switched $1 off, so lfd does not check for that.', 'RESTRICT_SYSLOG'],
    [/^RESTRICT_SYSLOG: |^(?:Restricted log file access|Restricting syslog)/, 'lfd restricts who can write to the system log, or failed to.', 'RESTRICT_SYSLOG'],
  ],
  [
    statistics,
    [/^STATS: .*(?:Apache)/i, 'lfd could not read the status page of Apache.', 'ST_APACHE'],
    [/^STATS: .*ST_DISKW/, 'The disk test took too long.', 'ST_DISKW'],
    [/^STATS: .*iptables_log/, 'lfd took too long to store log lines of the firewall for the interface.', 'ST_IPTABLES'],
  ],
  [reports, [/^(BLOCK_REPORT|UNBLOCK_REPORT) timed out/, 'The script of $1 took longer than ten seconds, and lfd ended it.', '$1']],
  [
    '/docs/usage/cloudflare/#what-goes-wrong',
    [/^CloudFlare: URLGET must/, 'lfd cannot talk to Cloudflare, because URLGET is not "1".', 'URLGET'],
    [/^CloudFlare: .* failed/, 'Cloudflare refused a request from lfd. Its answer is at the end of the line.', 'CF_ENABLE'],
    [/^CloudFlare: /, 'lfd changed a rule at Cloudflare.', 'CF_ENABLE'],
  ],
  ['/docs/usage/email-alerts/#no-mail-comes-how-do-i-test-it', [/^Failed (?:to send )?message/, 'lfd could not send an email.', 'SENDMAIL']],
  [
    lfdLog,
    [/^\*WARNING\* URLGET set to use LWP/i, 'The Perl module LWP is missing, so lfd downloads by other means.', 'URLGET'],
    [/^([A-Z_]{2,40}) refresh (?:increased|reset) to/, 'The value of $1 is too low, so lfd uses a higher one.', '$1'],
    [/^LF_APACHE_ERRPORT: Set to/, 'lfd detected how the web server writes addresses to its error log.', 'LF_APACHE_ERRPORT'],
    [/^tracking email sent for /, 'lfd sent an email about too many POP3 or IMAP logins of one account.', 'LT_EMAIL_ALERT'],
    // Forks write a word in brackets before the messages of a start.
    [/^(?:\[STARTUP\] .*|[\w /.,()-]+\.\.\.)$/i, 'When lfd starts, it lists what it watches.'],
  ],
];

/** All events, in the order in which a line in the log is compared with them. */
export const events: readonly Event[] = rows.flatMap(([page, ...group]) =>
  group.map(([form, what, setting, template, mailSetting]) => ({
    form,
    what,
    setting,
    page,
    mail: template === undefined ? undefined : mailOf(template, mailSetting ?? setting),
  })),
);

/** Somebody sent too many emails; its email also says whether lfd blocked the sender. */
export const relayEvent = events.find(({setting}) => setting === 'RT_$1_LIMIT')!;

/** The email of a template. */
function mailOf(template: string, setting: string | undefined): Event['mail'] {
  return {template, setting, subject: subjectForm(template)};
}

/** The sentence about an event. */
export function eventText({what}: Event, address = 'an unknown address', first = ''): string {
  return what.replace('ADDRESS', address).replace('$1', first);
}
