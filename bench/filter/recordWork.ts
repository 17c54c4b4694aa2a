import type {Browser} from '@playwright/test';

import type {Work} from './frameParts';

/** An event of a trace, as Chromium writes it; times are in microseconds, `tts` and `tdur` those of the processor. */
type TraceEvent = {
  name: string;
  pid: number;
  tid: number;
  tts?: number;
  tdur?: number;
  args?: {data?: {type?: string}};
};

const categories = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * Records what the main thread of the page does that gets keys, in processor time: others on the machine make the
 * clock run longer, but not that.
 * @param run presses the keys
 */
export async function recordWork(browser: Browser, run: () => Promise<void>): Promise<Work[]> {
  const cdp = await browser.newBrowserCDPSession();
  const events: TraceEvent[] = [];
  cdp.on('Tracing.dataCollected', ({value}) => {
    for (const event of value as unknown as TraceEvent[]) {
      events.push(event);
    }
  });
  await cdp.send('Tracing.start', {traceConfig: {includedCategories: categories}, transferMode: 'ReportEvents'});
  await run();
  const complete = new Promise((resolve) => {
    cdp.once('Tracing.tracingComplete', resolve);
  });
  await cdp.send('Tracing.end');
  await complete;
  await cdp.detach();
  return workOfKeys(events);
}

function workOfKeys(events: readonly TraceEvent[]): Work[] {
  const key = events.find(({name, args}) => name === 'EventDispatch' && args?.data?.type === 'keydown');
  return events.flatMap(({name, pid, tid, tts, tdur, args}) =>
    pid === key?.pid && tid === key.tid && tts !== undefined && tdur !== undefined
      ? [{name, begin: tts, end: tts + tdur, ...(name === 'EventDispatch' ? {type: args?.data?.type} : {})}]
      : [],
  );
}
