#!/usr/bin/perl
# Says what lfd does about log lines. Runs the product's own patterns and checks out of an unpacked csf.tgz; every
# threshold is the lowest, so that each line that counts leads to an action at once. The actions are only noted.
#
#   product.pl FOLDER SETTINGS <REQUESTS >ANSWERS
#
# SETTINGS is a JSON file of settings by name. A request is one line: the path of the log, then one or more lines of
# it in their order, divided by the character 0x1F. An answer is a JSON list of actions with their arguments.
use strict;
use warnings;
use JSON::PP;

my ($folder, $settings_file) = @ARGV;
my $json = JSON::PP->new->canonical->utf8(0);
my $read = sub { my $file = shift; local $/; open(my $in, '<', $file) or die "$file: $!\n"; return scalar <$in> };

our (%config, %globlogs, %logfiles, %db, %adb, %adf, %ads, %apache401, %apache403, %apache404, %logins, %loginproto,
	%relays, %portscans, %psips, %uidscans, %scripts, %cpanelalert, %cpanelalertusers, %blockedips, %ips, %ignoreips,
	%gignoreips, %relayip, %uidignore, %rtignore, %ports, %cfblocks);
our ($ipscidr, $ipscidr6, $cidr, $cidr6, $gcidr, $gcidr6, $sys_syslog, @cidrs, @gcidrs, @rdns, $syslogcheckcode);
our ($lastline, @data, @actions);
%config = %{$json->decode($read->($settings_file))};

# Modules are named Sentinel and lie in ConfigServer. Those that would look at this machine are replaced.
my %replaced = (
	Logger => 'sub logfile {}',
	GetEthDev => 'sub new {return bless {}, shift} sub brd {return ("255.255.255.255", 1)} sub ipv4 {return ()}',
);
unshift @INC, $folder, sub {
	my (undef, $file) = @_;
	my ($name) = $file =~ m{^Sentinel/(\w+)\.pm$} or return;
	my $text = exists $replaced{$name}
		? "package Sentinel::$name; use Exporter qw(import); our \@EXPORT_OK = qw(logfile); $replaced{$name} 1;"
		: $read->((grep { -e } map { "$folder/$_/$name.pm" } qw(Sentinel ConfigServer))[0]);
	return \$text;
};
require Sentinel::Config;
{
	no strict 'refs';
	no warnings;
	*{'Sentinel::Config::loadconfig'} = sub { return bless {}, shift };
	*{'Sentinel::Config::config'} = sub { return %config };
	require Sentinel::CheckIP;
	require Sentinel::Slurp;
	require Sentinel::Logger;
	require Sentinel::GetEthDev;
	require Sentinel::RegexMain;
	require Net::CIDR::Lite;
	*{'main::logfile'} = sub { };
	for my $name (qw(block blockaccount blockdistftp blockdistsmtp disable404 disable403 disable401 logindisable sshalert
		sualert sudoalert consolealert cpanelalert webminalert scriptalert portscans uidscans stats portknocking relayalert)) {
		*{"main::$name"} = sub { push @actions, [$name, map { ref $_ ? @$_ : $_ } @_]; return };
	}
}

my $lfd = $read->("$folder/lfd.pl");
my $piece = sub {
	my ($what, $form) = @_;
	my ($text) = $lfd =~ $form or die "lfd.pl has changed: $what is not found in it.\n";
	return $text;
};
my @pieces = (
	(map { $piece->("sub $_", qr/^(sub $_ \{\n.*?^\}\n)/ms) } qw(globlog ignoreip dochecks)),
	'sub choose_logs {' . $piece->('the choice of logs', qr/^(if \(\$config\{LF_HTACCESS\} or .*?^for [^\n]*CUSTOM[^\n]*\n)/ms) . '}',
	'sub restrict {' . $piece->('RESTRICT_SYSLOG', qr/^(if \(\$config\{RESTRICT_SYSLOG\} == 1\) \{.*?^\})/ms) . '}',
	'sub read_lines { my $lgfile = shift;' . $piece->('the loop over lines', qr/^(\t\tforeach my \$line \(\@data\) \{\n\t\t\tif \(\(\$lastline .*?^\t\t\}\n)/ms) . '}',
);
eval 'no strict; no warnings; ' . join('', @pieces) . '; 1' or die $@;    ## no critic

$_ = Net::CIDR::Lite->new for $ipscidr, $ipscidr6, $cidr, $cidr6, $gcidr, $gcidr6;
$ipscidr->add('127.0.0.0/8');
$ipscidr6->add('::1/128');
%cpanelalertusers = (all => 1);
$sys_syslog = 1;
{ no strict 'refs'; no warnings; &{'main::restrict'}(); &{'main::choose_logs'}(); }
# Only this shows the account that lfd takes, so it is on where RESTRICT_SYSLOG turned it off too.
$config{LF_DISTATTACK} = 1;

no warnings;
while (my $request = <STDIN>) {
	chomp $request;
	(my $file, @data) = split /\x1F/, $request, -1;
	%$_ = () for \%db, \%adb, \%adf, \%ads, \%apache401, \%apache403, \%apache404, \%logins, \%relays, \%portscans, \%psips,
		\%uidscans, \%scripts, \%cpanelalert;
	$lastline = '';
	@actions = ();
	# The server has the address to which a packet or a client of Dovecot came.
	my ($own) = $data[0] =~ ($data[0] =~ /kernel:/ ? qr/ DST=(\S+)/ : qr/, lip=([^\s,]+)/);
	%ips = defined $own ? ($own => 1) : ();
	($syslogcheckcode) = $data[0] =~ /SYSLOG check \[(\S+)\]\s*$/;
	my $code = $syslogcheckcode;
	no strict 'refs';
	&{'main::read_lines'}($file) if $logfiles{$file};
	push @actions, ['syslogcheck'] if $code and !$syslogcheckcode;
	print $json->encode([grep { $_->[0] ne 'stats' } @actions]), "\n";
}
