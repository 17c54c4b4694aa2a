import {readAddress} from '../../../model/address';
import type {RuleFields} from './ruleKind';

/** What separates fields: a colon or a comma only in front of another field, because ranges, lists and IPv6 have them too. */
const border = /[|:;,\s]+(?=(?:in|out)(?:[|:;,\s]|$)|[sdug]=)|[|;\s]+/;

/** Ports with any mark between the ends of a range. */
const ports = /^\d{1,5}(?:[:_–-]\d{1,5})?(?:,\d{1,5}(?:[:_–-]\d{1,5})?)*$/;

/**
 * The fields that somebody means with a filter, whatever separates them and in whatever order they are; undefined where
 * a part is unknown or there twice.
 */
export function meantFilter(entry: string): RuleFields | undefined {
  const pieces = entry
    .toLowerCase()
    .split(border)
    // Without s= and d=, the colons within say nothing.
    .flatMap((piece) => (/=/.test(piece) || readAddress(piece) !== undefined ? piece : piece.split(':')))
    .filter((piece) => piece !== '');
  const parts = pieces.map(partOf);
  const names = parts.map((part) => part?.name);
  if (names.includes(undefined) || new Set(names).size < names.length) {
    return undefined;
  }
  const values = Object.assign({protocol: 'tcp', direction: 'in'}, ...parts.map((part) => part!.values)) as RuleFields;
  const isOut = values.direction === 'out' || values.owner !== undefined;
  return {...values, direction: isOut ? 'out' : 'in', addressSide: values.addressSide || (isOut ? 'd' : 's')};
}

function partOf(piece: string): {name: string; values: RuleFields} | undefined {
  if (/^(?:tcp|udp|icmp)$/.test(piece)) {
    return {name: 'protocol', values: {protocol: piece}};
  }
  if (/^(?:in|out)$/.test(piece)) {
    return {name: 'direction', values: {direction: piece}};
  }
  const [, owner, account] = /^([ug])=(.+)$/.exec(piece) ?? [];
  if (owner !== undefined) {
    return {name: 'owner', values: {ownerKind: owner, owner: account!}};
  }
  const [, side = '', value = ''] = /^(?:([sd])(?:port)?=|p(?:ort)?=)?([^=]+)$/.exec(piece) ?? [];
  if (ports.test(value)) {
    return {name: 'ports', values: {ports: value.replace(/[:–-]/g, '_'), portSide: side || 'd'}};
  }
  return readAddress(value) === undefined ? undefined : {name: 'address', values: {address: value, addressSide: side}};
}
