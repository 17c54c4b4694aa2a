import {ftpMessages} from './ftp';
import {mailMessages} from './mail';
import {type CompiledMessage} from './message';
import {panelMessages} from './panels';
import {loginMessages, sshMessages} from './ssh';
import {systemMessages} from './system';
import {webMessages} from './web';

/** All messages that lfd knows. Of those that could fit the same line, the one that lfd tries first comes first. */
export const messages: readonly CompiledMessage[] = [
  ...sshMessages,
  ...mailMessages,
  ...ftpMessages,
  ...webMessages,
  ...systemMessages,
  ...loginMessages,
  ...panelMessages,
];

export {checks, type Check, type CompiledMessage, type Message, type Settings, type Taken} from './message';
