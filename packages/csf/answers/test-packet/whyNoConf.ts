import {isKnownSetting} from '../../model/conf/history';
import {parseConfig} from '../../model/conf/parseConfig';
import {kindOfText, notLikeConf} from '../textKinds';

/** What a text is that holds no setting of csf; undefined if it can be a csf.conf or some lines of one. */
export function whyNoConf(text: string): string | undefined {
  const kind = [...parseConfig(text).values.keys()].some(isKnownSetting) ? undefined : kindOfText(text);
  return kind === undefined || kind.reader === 'conf' ? undefined : notLikeConf(kind);
}
