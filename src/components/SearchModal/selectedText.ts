import {cutText} from '@site/src/addresses/textInAddress';
import {maxQueryLength} from '@site/src/search/maxQueryLength';

/** Text that was marked before the search opened is what one wants to look up. */
export default function selectedText(): string {
  return cutText(window.getSelection()?.toString().trim() ?? '', maxQueryLength);
}
