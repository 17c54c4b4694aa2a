import {isKnownSetting} from '../../model/conf/history';
import {parseConfig} from '../../model/conf/parseConfig';
import type {NoConf} from '../text-kinds/textKind';
import {kindOfText, notLikeConf} from '../text-kinds/textKinds';
import {wordsToSearch} from '../wordsToSearch';

/** What a text is that holds no setting of csf; undefined if it can be a csf.conf or some lines of one. */
export function whyNoConf(text: string): NoConf | undefined {
  const kind = [...parseConfig(text).values.keys()].some(isKnownSetting) ? undefined : kindOfText(text);
  if (kind === undefined && wordsToSearch(text) !== undefined) {
    return {
      sentence:
        'This text has no line of csf.conf, such as TCP_IN = "22,80". Paste /etc/csf/csf.conf, or leave the field empty for the shipped settings.',
    };
  }
  return kind === undefined || kind.reader === 'conf' ? undefined : notLikeConf(kind);
}
