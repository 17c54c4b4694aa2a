/** What csf and csftest.pl print beside answers about lists: form, meaning, page. */
export type PrintedMessage = readonly [form: RegExp, what: string, page: string];

const commands = '/docs/usage/commands/';
const cluster = '/docs/usage/lfd-clustering/#what-do-the-answers-mean';
const upgrade = `${commands}#upgrade-csf--u-and-csf--uf`;
const profiles = `${commands}#compare-apply-and-back-up-settings-csf---profile`;
const cloudflare = `${commands}#manage-cloudflare-rules-csf---cloudflare`;
const graphs = '/docs/usage/reports-and-statistics/#draw-the-graphs-without-the-interface';
const boot = `${commands}#load-at-boot-save-at-shutdown-csf---initup-and-csf---initdown`;
const readLine = `${commands}#how-csf-reads-a-command-line`;
const configuration = '/docs/error-messages/#invalid-configuration-line-is-repeated-in';
const programs = '/docs/troubleshooting/#the-path-to-iptables-is-either-not-set-or-incorrect-for-iptables';
const csftest = '/docs/requirements/#how-do-i-read-the-result';
const starting = '/docs/usage/start-stop-testing/#what-do-faststart-lfdstart-and-waitlock-do';
const errors = '/docs/error-messages/#messages-from-csf';

/** The messages of csf.pl, csftest.pl and the modules that print, by page; packages/lab/messages finds them. */
// One line a row keeps the table readable.
// prettier-ignore
export const printedMessages: readonly PrintedMessage[] = [
  // ConfigServer/Config.pm: three errors with different causes.
  [/^\*Error\* The path to iptables is either not set or incorrect for IPTABLES/, 'csf and lfd stop: they read csf.conf, but there is no program at the path in the brackets. Install iptables, or set IPTABLES to what command -v iptables prints.', programs],
  [/^\*Error\* Setting \S+ is repeated in /, 'csf and lfd stop: csf.conf names this setting twice. Keep the line that you want, and remove the other.', configuration],
  [/^\*Error\* Invalid configuration line /, 'csf and lfd stop at a line of csf.conf that is no setting.', configuration],
  [/^csf: v\d+\.\d+/, 'csf -v prints this: the version of csf, and in brackets the panel for which it was installed.', `${commands}#show-the-version-or-the-help-csf--v-and-csf--h`],
  [/^csf: IPV6 firewall not enabled/, 'csf shows no rules of IPv6, because IPV6 is off in csf.conf.', '/docs/usage/ipv6/#how-do-i-turn-ipv6-filtering-on'],
  [/^Running \/\S+\/csfp(?:re|ost)\S*/, 'csf runs your own script, csfpre.sh before its rules or csfpost.sh after them.', '/docs/usage/pre-post-scripts/#which-script-runs-when'],
  [/^\((?:restor|sav)ing ip(?:6?tables|sets)\)/, 'csf saves its rules at a shutdown, and loads them again at boot.', boot],
  [/^csf and lfd (?:have been enabled|are not disabled)/, 'csf and lfd are switched on.', `${commands}#switch-csf-and-lfd-off-and-on-csf--x-and-csf--e`],
  [/^lfd will restart csf within the next \d+ seconds/, 'csf -q asked lfd to load the rules again.', `${commands}#let-lfd-reload-the-rules-csf--q`],
  // Of the cluster.
  [/^(?:Cluster error connecting to|Failed to connect to|Failed for) \S+/, 'csf did not reach another server of the cluster.', cluster],
  [/^(?:Sent request to \S+|, (?:replied: |reply:|no reply))/, 'csf sent a command to another server of the cluster, and prints its answer.', cluster],
  [/^(?:No configuration setting (?:requests allowed|entered)|No file entered)$/, 'csf sent nothing to the cluster: CLUSTER_CONFIG is off, or the command names no setting or file.', cluster],
  [/^csf: Error \[.*\] does not exist/, 'csf sent no file to the cluster, because there is none with this name.', `${commands}#copy-a-file-to-every-member-csf--cf`],
  // Updates.
  [/^(?:Upgrading csf from v|(?:Retrieving|Unpacking) new csf package|Tidying up\.\.\.|Restarting csf and lfd\.\.\.|\.\.\.All done\.|Changelog: http)/, 'csf -u prints this while it upgrades.', upgrade],
  [/^csf is already at the latest version/, 'This server has the newest version that the download server offers.', upgrade],
  [/^A newer version of csf is available/, 'The download server has a newer version than this server. csf -u installs it.', upgrade],
  [/^(?:Oops: |Unable to verify the latest version of csf)/, 'csf could not download from its server, and changed nothing.', '/docs/troubleshooting/#csf--u-or-csf--c-fails-with-no-host-option-provided'],
  [/^(?:Failed to create csf\.restart|Unable to open version\.txt|Unable to open file|Error: Unable to open csf lock file)/, 'csf could not open one of its own files. The end of the line says why.', errors],
  // Rules that csf leaves out, or warns about.
  [/^WARNING: count in PORTFLOOD setting must be between/, 'csf left this entry of PORTFLOOD out: the kernel does not count so many connections.', '/docs/usage/port-flood-protection/#why-are-the-wrong-clients-limited-or-nobody'],
  [/^Cannot use UID or GID rules \[/, 'csf left a filter with an account or group out, because the virtual server lacks that module of iptables.', '/docs/usage/allow-deny-filters/#how-do-i-edit-the-list-files-by-hand'],
  [/^csf: Generating \/etc\/exim\.smtpauth/, 'csf wrote the list of addresses that may log in to Exim.', '/docs/usage/exim-smtp-auth-restriction/#how-do-i-stop-smtp-auth-attacks'],
  [/^(?:\*ERROR\* )?FASTSTART: \(/, 'iptables or ipset refused rules that csf loaded in one go. FASTSTART = "0" loads them one by one, which helps to find the bad line.', starting],
  [/^(?:\*ERROR\* )?IPSET: \[/, 'ipset refused a command of csf. Its output is in the brackets.', '/docs/usage/ipset/#what-goes-wrong'],
  // Warnings at the end of a start.
  [/^USE_FTPHELPER should be set to your FTP server port/, 'csf switched USE_FTPHELPER off: it takes a port, such as 21, and not 1.', '/docs/usage/ftp-connection/#do-you-need-use_ftphelper'],
  [/^\*WARNING\* Unable to detect iptables version/, 'csf could not ask iptables for its version. The output is in the brackets.', programs],
  [/^\*WARNING\* \S+ contains an invalid entry \[/, 'csf leaves this entry of a country list out: it is neither a country nor the number of a network.', '/docs/usage/country-blocking/#which-setting-do-i-need'],
  [/^\*WARNING\* Cannot use DROP_OUT value of \[/, 'iptables does not know that value of DROP_OUT, so csf uses DROP.', errors],
  [/^\*WARNING\* ip6tables nat table not present/, 'The kernel has no nat table for IPv6, so csf switches off over IPv6 what needs it.', '/docs/usage/ipv6/#which-features-work-over-ipv6'],
  [/^\*WARNING\* incorrect ip6tables binary location/, 'There is no ip6tables at the path in the brackets, so csf filters no IPv6. Anybody reaches all ports of the server over IPv6.', '/docs/usage/ipv6/#how-do-i-turn-ipv6-filtering-on'],
  [/^\*WARNING\* The (?:cPanel option to|option "WHM)/, 'cPanel and csf both restrict who may send email, and the two do not go together. Switch the option of cPanel off.', '/docs/usage/exim-smtp-auth-restriction/#smtp_block-or-the-smtp-restriction-of-the-panel'],
  [/^(?:\*WARNING\* )?Cannot use PS_INTERVAL with DROP_IP_LOGGING/, 'PS_INTERVAL and DROP_IP_LOGGING do not go together, so csf logs no packets of denied addresses.', '/docs/usage/port-scan-tracking/#why-does-it-not-see-every-scan'],
  [/^\*WARNING\* Unable to use FASTSTART as /, 'The program in the brackets is missing, so csf loads its rules one by one.', starting],
  [/^\*WARNING\* Kernel \S+ may not support an ip6tables SPI firewall/, 'csf warns that this kernel may be too old to let the answers to IPv6 connections pass.', '/docs/usage/ipv6/#leave-ipv6_spi-on'],
  [/^\*DEBUG\* CLUSTER_\w+ retrieved from /, 'csf prints this while DEBUG is on.', readLine],
  [/^\*WARNING\* PT_USERKILL should not normally be enabled/, 'csf warns that PT_USERKILL is on: lfd then also ends processes that should run.', '/docs/usage/process-tracking/#kill-processes-over-the-limit'],
  [/^\*WARNING\* Cannot use SMTP_BLOCK on this VPS/, 'csf switched SMTP_BLOCK off, because the virtual server lacks that module of iptables.', '/docs/usage/exim-smtp-auth-restriction/#smtp_block-or-the-smtp-restriction-of-the-panel'],
  [/^\*WARNING\* ETH_DEVICE_SKIP device \[/, 'The server has no network card with this name, so csf skips nothing for it.', '/docs/usage/multiple-ethernet-devices/#how-do-i-trust-an-internal-network-card'],
  [/^\*WARNING\* Since the Virtuozzo VPS iptables ip_conntrack_ftp/, 'On this virtual server, the passive ports of FTP must be open in TCP_IN.', '/docs/usage/ftp-connection/#how-do-i-open-the-passive-port-range-for-ftp-over-tls'],
  [/^iptables command \[.*\] failed due to xtables lock/, 'Another program held the lock of iptables, so this rule is missing. With WAITLOCK on, csf waits.', starting],
  [/^(?:\*ERROR\* line:\[\d+\]|Command:\[|Error:\[|You should check through the main output)/, 'iptables refused a rule of csf, so this rule is missing. The command and its output are in the brackets.', errors],
  // Looking.
  [/^(?:ip6?tables (?:filter|mangle|raw|nat) table|ip6tables:)$/, 'csf -l prints this above the rules.', `${commands}#list-all-rules-csf--l-and-csf--l6`],
  [/^(?:Ports listening for external connections|Port\/Proto\s+Open\s+Conn)/, 'csf -p prints this: the programs that listen, and whether their ports are open.', `${commands}#show-listening-ports-csf--p`],
  [/^(?:Table\s+Chain|A\/D\s+IP address)\s/, 'csf prints this above the entries and rules that it found.', `${commands}#search-for-an-address-csf--g`],
  [/^ ?(?:Setting|Country): ?\S+$/, 'csf -g prints this below a set: the setting or country that fills it.', '/docs/usage/ipset/#find-an-address-in-a-set'],
  [/^csf: (?:Added|Removed) trace for /, 'csf follows new TCP connections of ADDRESS through the rules, or no longer does.', `${commands}#trace-an-address-through-the-chains-csf---trace`],
  [/^csf: --watch, -w is no longer supported/, 'This command is gone. csf --trace follows an address.', `${commands}#removed-option-csf--w`],
  [/^debug\[\d+\]: /, 'csf prints this while DEBUG is on.', readLine],
  // Profiles and backups.
  [/^(?:Configuration (?:Profiles|Backups)$|(?:Creating|Restoring) backup\.\.\.|Applying profile\.\.\.|\[SETTING\])/, 'csf --profile prints this: the profiles and backups, or their differences.', profiles],
  [/^(?:\[.*\] has been applied\. )?You should now restart csf and then lfd/, 'csf changed csf.conf. Restart csf and lfd for it to count.', profiles],
  [/^(?:File \[.*\] not found in \/var\/lib\/csf\/backup|\[.*\] is not a valid profile|You must specify the number of backups)/, 'csf --profile did nothing: there is no such backup or profile, or a number is missing.', profiles],
  // Cloudflare, messenger, reports.
  [/^csf - CF_ENABLE must be enabled/, 'csf did nothing, because CF_ENABLE is off or csf.cloudflare names no account.', cloudflare],
  [/^(?:csf - .* \(\S+\)$|Target\s+Local User\s+Mode)/, 'csf --cloudflare prints this: what Cloudflare answered.', cloudflare],
  [/^(?:csf - MESSENGERV2 \S+ regeneration:|\.\.\.Done\.$)/, 'csf --mregen wrote the file of the messenger service for the web server again.', `${commands}#rebuild-the-messenger-web-server-file-csf---mregen`],
  [/^Option LOGSCANNER needs to be enabled/, 'csf -lr sends no report, because LOGSCANNER is off.', `${commands}#send-a-log-scanner-report-now-csf--lr`],
  [/^(?:ST_(?:ENABLE|SYSTEM) is disabled|Perl module GD::Graph is not)/, 'csf draws no graphs: a setting is off, or a Perl module is missing.', graphs],
  [/^(?:Valid graph types:|Usage: csf \[graph type\]|Invalid graph type|You must specify a valid directory|Creating html pages|Created charts\.html)/, 'csf --graphs prints this.', graphs],
  // Commands that are not complete.
  [/^(?:csf: usage: csf --lfd |csf: Error, use \[|Incorrect syntax for command|Invalid (?:list|add|tempadd) type, must be|Invalid command, must be)/, 'csf did nothing, because the command is not complete. csf -h lists all forms.', readLine],
  // csftest.pl writes the result of a test behind its name, or on a line of its own.
  [/^FAILED \[(?:FATAL )?Error: /, 'This test of csftest.pl failed. The end of the line names what needs the module.', csftest],
  [/^Testing \S{3,60}\.\.\.$/, 'csftest.pl tests what the kernel can do for csf.', csftest],
  // Modules that csf and lfd share.
  [/^\*Error\* (?:Unable to (?:open|lock) \[|File does not exist: \[)/, 'csf or lfd could not read the file in the brackets, and goes on without it. It says nothing about a block.', errors],
  [/^Unable to send (?:SMTP|SENDMAIL) alert via \[/, 'lfd could not send an email: the program or server in the brackets did not take it.', '/docs/usage/email-alerts/#no-mail-comes-how-do-i-test-it'],
  [/^(?:Download timeout after \d+ seconds|Using fallback \[|url not specified)/, 'csf or lfd downloads something, and the first way failed.', '/docs/usage/ip-blocklists/#does-the-list-work'],
  [/^You need to restart csf successfully/, 'csf stopped at an error, so the server is open. /etc/csf/csf.error says why. Until csf -r succeeds, csf refuses other commands, csf -ra too.', '/docs/troubleshooting/#csf-says-you-have-an-unresolved-error-when-starting-csf'],
  [/^csf: Error - not enough Port Knocks/, 'csf left this entry of PORTKNOCKING out: it needs at least three knocks.', '/docs/usage/port-knocking/#who-opened-the-port'],
  [/^Could not (?:open|lock|close) \//, 'csf could not open or lock a file. The end of the line says why.', errors],
  [/^Debug: /, 'csf prints this while DEBUG is on.', readLine],
  [/^InterWorx: Reapplied apf stub/, 'lfd put the script back through which InterWorx talks to csf.', '/docs/usage/introduction/#how-do-i-read-the-log-of-lfd'],
  [/^Global DynDNS: Lookup for \[/, 'lfd could not look up a name of the global dynamic DNS list. The name has no access until the lookup works.', '/docs/usage/dynamic-dns-and-global-lists/#does-it-work'],
  [/^\*Error\* Unable to fork: /, 'lfd does not start, because the server has no room for another process.', '/docs/troubleshooting/#lfd-does-not-start-or-stops-again'],
];
