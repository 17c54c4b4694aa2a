import type {CDPSession} from '@playwright/test';
import {EventEmitter} from 'node:events';
import {setTimeout} from 'node:timers/promises';

import {watchTraffic} from '@site/bench/search/traffic';

test('the network is quiet when nothing is under way any more, and all that came by then counts', async () => {
  const cdp = new EventEmitter();
  const traffic = watchTraffic(cdp as unknown as CDPSession);
  cdp.emit('Network.requestWillBeSent', {requestId: 'index'});
  let isQuiet = false;
  const quiet = traffic.quiet().then(() => {
    isQuiet = true;
  });
  await setTimeout(700);
  cdp.emit('Network.loadingFinished', {requestId: 'index', encodedDataLength: 100});
  cdp.emit('Network.requestWillBeSent', {requestId: 'texts'});
  cdp.emit('Network.requestWillBeSent', {requestId: 'lost'});
  await setTimeout(700);
  expect(isQuiet).toBe(false);
  cdp.emit('Network.loadingFailed', {requestId: 'lost'});
  cdp.emit('Network.loadingFinished', {requestId: 'texts', encodedDataLength: 23});
  await quiet;
  expect(traffic.bytes()).toBe(123);
});
