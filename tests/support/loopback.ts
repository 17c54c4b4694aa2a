import {createServer, type IncomingMessage} from 'node:http';

import {listen} from '../../deploy/serve/listen';

/** A request as it came in. */
export type Received = {method: string; path: string; parameters: URLSearchParams; headers: Headers; body: unknown};

/** What a server says: a text with a status, or nothing, ever. */
export type Reply = {status?: number; body: string; headers?: Record<string, string>} | 'silence';

export type Loopback = {
  port: number;
  /** What came in, in that order. */
  received: Received[];
  close: () => Promise<void>;
};

type Headers = IncomingMessage['headers'];

/** Starts a server on this machine that notes every request and says what the function says. */
export async function startLoopback(reply: (request: Received) => Reply | Promise<Reply>): Promise<Loopback> {
  const received: Received[] = [];
  const server = createServer((message, response) => {
    void read(message).then(async (request) => {
      received.push(request);
      const said = await reply(request);
      if (said !== 'silence') {
        // A search service answers to pages of every origin.
        response.writeHead(said.status ?? 200, {'Access-Control-Allow-Origin': '*', ...said.headers}).end(said.body);
      }
    });
  });
  const {origin, close} = await listen(server);
  return {port: Number(new URL(origin).port), received, close};
}

/** A port of this machine that refuses every connection. */
export async function closedPort(): Promise<number> {
  const {port, close} = await startLoopback(() => 'silence');
  await close();
  return port;
}

async function read(message: IncomingMessage): Promise<Received> {
  let text = '';
  for await (const chunk of message) {
    text += String(chunk);
  }
  const {pathname, searchParams} = new URL(message.url ?? '/', 'http://localhost');
  return {
    method: message.method ?? '',
    path: decodeURIComponent(pathname),
    parameters: searchParams,
    headers: message.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}
