import {withoutSpace} from '../../model/perl';
import type {Examined} from './checkRule';

/** The two-letter codes of ISO 3166-1, with XK, which the country data have for Kosovo. */
const codes: ReadonlySet<string> = new Set(
  `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
  CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
  GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
  KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT
  MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
  SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
  UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS XK YE YT ZA ZM ZW`.split(/\s+/),
);

/** Codes of registries for networks without a country. Lists of countries can hold a short rest under them. */
const restZones: ReadonlySet<string> = new Set(['EU', 'AP']);

/** What people write for a country that has another code. */
const slips: Readonly<Record<string, string>> = {UK: 'GB', EN: 'GB', SP: 'ES', JA: 'JP'};

/** Whether two letters are the code of a country. */
export function isCountry(code: string): boolean {
  return codes.has(code.toUpperCase());
}

/** Whether two letters are no country, and csf can find a few addresses for them all the same. */
export function isRestZone(code: string): boolean {
  return restZones.has(code.toUpperCase());
}

/** The code that was meant, where a wrong one is a common slip. */
export function likelyCountry(code: string): string | undefined {
  return slips[code.toUpperCase()];
}

/** The entries of a list that are countries or AS numbers. */
export function countriesIn(list: string): string[] {
  return withoutSpace(list)
    .split(',')
    .filter((code) => isCountry(code) || /^as\d+$/i.test(code));
}

/** Those for which csf has addresses: none without a key for the data of MaxMind. */
export function usableCountries({value}: Examined, name: string): string[] {
  return value('CC_SRC') === '1' && value('MM_LICENSE_KEY') === '' ? [] : countriesIn(value(name));
}
