/** What generated sentences are made of: the trade of those who keep servers, but no setting or file of a product. */
export const nouns = `access account address agent alert archive backup balancer bandwidth bridge broker buffer cache
certificate channel checksum client cluster connection container controller counter daemon database deadline device
directory domain endpoint event filter gateway group handler header host image index interface journal kernel key
latency lease listener lock log machine manifest mailbox message metric mirror module monitor mount namespace network
node operator packet page partition password path peer permission pipeline policy pool port probe process profile
protocol proxy queue quota rack rate record region relay release replica repository request resolver response restore
route router rule runner sample scheduler schema script secret segment server service session shard signal snapshot
socket source storage stream subnet switch table task template tenant threshold timer token trace tunnel upgrade user
volume watcher window worker zone`.split(/\s+/);

export const adjectives = `active automatic busy cached closed complete current default dedicated delayed denied
distant early empty encrypted exact expired external failed fixed fresh global idle inner internal known large late
local missing narrow new old open optional outer partial passive pending persistent plain private public quiet rare
regular remote reserved safe second shared short signed slow small spare stable stale static strict temporary trusted
unused valid virtual wide`.split(/\s+/);

export const verbs = `add adjust apply archive attach balance block change check clear close collect compare compress
configure copy count create delay delete deny detach disable divide drop enable encrypt export extend filter find
forward import inspect install join limit list load lock log measure merge mirror monitor mount move open pause prune
publish read rebuild record release reload remove rename renew repair replace replay report reserve reset resize
restart restore resume retry revoke rotate route sample scan schedule seal search send sign split start stop store
suspend switch sync tag test trace trim unlock update upgrade verify watch write`.split(/\s+/);

/** Sentences with gaps: n is a noun, a an adjective, v a verb, k the name of a setting. */
export const sentences = [
  'Every {n} keeps its own {a} {n}, so that two of them never wait for each other.',
  'To {v} the {n}, the {n} has to be {a}; otherwise the request is refused and logged.',
  'The value of `{k}` says how long a {n} may stay {a} before somebody is told.',
  'Most installations never {v} the {a} {n}, and those that do begin with one {n} only.',
  'If the {n} is gone, the last {a} {n} is used until a new one can be read.',
  'A {n} that was {a} at the start is looked at again after each {n}.',
  'Nothing is lost when you {v} the {n} twice, because the second {n} finds its work done.',
  'Set `{k}` higher if the {n} belongs to a {a} {n} with many users.',
  'Between two runs the {n} writes one line to the {n}, with the time and the {a} {n}.',
  'Those who {v} a {n} by hand should {v} the {n} first and look at the {n} afterwards.',
  'The {a} {n} and the {a} {n} share nothing but the name of their {n}.',
  'With `{k}` at zero the {n} is never asked, and each {n} decides for itself.',
  'It takes some seconds to {v} a {n}, since every {n} has to agree.',
  'Older releases called this {n} a {n}; both names mean the same {a} thing.',
  'When a {n} and a {n} disagree, the {a} one counts and the other is marked as {a}.',
  'You see in the {n} which {n} asked last, and whether its {n} was {a}.',
  'On a machine with little memory, {v} the {n} before you {v} the {n}.',
  'The {n} answers at once, even while a {a} {n} is being moved to another {n}.',
];

export const headings = [
  'How the {n} finds its {n}',
  'Before you {v} a {n}',
  'What a {a} {n} costs',
  'Limits of the {n}',
  '{V} the {a} {n}',
  'When the {n} is {a}',
  'Settings of the {n}',
  '{V} more than one {n}',
  'See what the {n} did',
  'Undo it',
];

/** Names of generated settings are made of one word of each. */
export const settingWords = {
  first: 'max min idle read write retry queue cache session worker proxy log sync upload index'.split(' '),
  second: 'limit size timeout interval depth count age ratio window delay level budget'.split(' '),
};
