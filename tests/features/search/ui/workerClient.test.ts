/** @jest-environment jsdom */
import {createWorkerClient} from '@site/src/features/search/ui/workerClient';
import type {FromWorker, ToWorker} from '@site/src/features/search/ui/worker';

import {serveIndex} from './support/searchPage';

/** A worker that the test answers for. */
class FakeWorker {
  static last: FakeWorker;
  readonly received: ToWorker[] = [];
  onmessage?: (event: {data: FromWorker}) => void;
  onerror?: (event: {preventDefault: () => void}) => void;
  isTerminated = false;
  constructor() {
    FakeWorker.last = this;
  }
  postMessage(message: ToWorker): void {
    this.received.push(message);
  }
  terminate(): void {
    this.isTerminated = true;
  }
  send(data: FromWorker): void {
    this.onmessage!({data});
  }
}

const install = (worker: unknown) => Object.assign(globalThis, {Worker: worker});

beforeEach(() => {
  install(FakeWorker);
  serveIndex();
});
afterAll(() => install(undefined));

const answer = (nbHits: number) => ({hits: [], nbHits});

test('asks the worker, and gives each query its own answer', async () => {
  const client = createWorkerClient('/base/');
  const both = Promise.all([client.search({query: 'one'}), client.search({query: 'two'})]);
  const {received} = FakeWorker.last;
  expect(received).toEqual([
    {indexUrl: '/base/search-index.json', textsUrl: '/base/search-texts.json'},
    {id: 1, request: {query: 'one'}},
    {id: 2, request: {query: 'two'}},
  ]);
  FakeWorker.last.send({id: 2, answer: answer(22)});
  FakeWorker.last.send({id: 1, answer: answer(11)});
  expect((await both).map(({nbHits}) => nbHits)).toEqual([11, 22]);
});

test('says what failed, and when the texts have come', async () => {
  const client = createWorkerClient('/');
  const heard = jest.fn();
  const leave = client.onTexts!(heard);
  const asked = client.search({query: 'one'});
  FakeWorker.last.send({hasTexts: true});
  FakeWorker.last.send({id: 1, failure: 'host', message: 'status 500'});
  await expect(asked).rejects.toMatchObject({kind: 'host', message: 'status 500'});
  expect(heard).toHaveBeenCalledTimes(1);
  leave();
  FakeWorker.last.send({hasTexts: true});
  expect(heard).toHaveBeenCalledTimes(1);
});

test('the page searches itself where no worker can be made', async () => {
  install(() => {
    throw new DOMException('not here', 'SecurityError');
  });
  expect((await createWorkerClient('/').search({query: 'knocking'})).nbHits).toBe(1);
});

test('a worker that cannot be loaded without a network is tried again at the next query', async () => {
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const client = createWorkerClient('/');
  const asked = client.search({query: 'knocking'});
  const first = FakeWorker.last;
  first.onerror!({preventDefault: () => undefined});
  await expect(asked).rejects.toMatchObject({kind: 'connection'});
  online.mockReturnValue(true);
  void client.search({query: 'knocking'});
  expect(FakeWorker.last).not.toBe(first);
});

test('the page takes over what a worker that does not start was asked', async () => {
  const client = createWorkerClient('/');
  const asked = client.search({query: 'knocking'});
  FakeWorker.last.onerror!({preventDefault: () => undefined});
  expect((await asked).nbHits).toBe(1);
  expect(FakeWorker.last.isTerminated).toBe(true);
  expect((await client.search({query: 'flood'})).nbHits).toBe(1);
});
