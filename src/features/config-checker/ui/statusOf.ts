import type {Examination} from './checker/examine';
import type {Input} from './kept';

type State = {
  input: Input;
  examination: Examination | undefined;
  /** Why a file was not taken. */
  refusal: string | undefined;
  problem: 'offline' | 'gone' | undefined;
  isPending: boolean;
};

const problems = {
  offline:
    'The rules of the check could not be fetched, because the network is gone. The check begins when it is back.',
  gone: 'The rules of the check could not be fetched. Load the page again; the text stays.',
};

/** Where the check stands, in a sentence. */
export default function statusOf({input, examination, refusal, problem, isPending}: State): {
  sentence: string;
  isFault: boolean;
} {
  if (refusal !== undefined) {
    return {sentence: refusal, isFault: true};
  }
  if (problem !== undefined) {
    return {sentence: problems[problem], isFault: true};
  }
  if (input.text === '') {
    return {sentence: '', isFault: false};
  }
  if (isPending || examination === undefined) {
    return {sentence: 'Checking', isFault: false};
  }
  return {sentence: examination.sentence, isFault: !examination.isConfig};
}
