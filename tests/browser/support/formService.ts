import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';

import {listen} from '../../../deploy/serve/listen';

/** A form as it came in. */
export type Posted = {path: string; headers: IncomingMessage['headers']; fields: Record<string, string>};

/** Answers a form, or leaves it without an answer. */
export type Behaviour = (response: ServerResponse) => void;

export type FormService = {
  /** The requests since the behaviour was last set. */
  posted: Posted[];
  behave: (behaviour: Behaviour) => void;
  close: () => Promise<void>;
};

/** Answers with a status and a text that pages of other origins may read. */
export function answer(status: number, body: unknown): Behaviour {
  return (response) => {
    const isText = typeof body === 'string';
    response
      .writeHead(status, {
        'Access-Control-Allow-Origin': '*',
        'Content-Type': isText ? 'text/html; charset=utf-8' : 'application/json',
      })
      .end(isText ? body : JSON.stringify(body));
  };
}

export const take = answer(200, {ok: true});

/** Never answers. */
export const hang: Behaviour = () => undefined;

/** Cuts the connection. */
export const drop: Behaviour = (response) => response.destroy();

/** Starts a service on this machine that takes forms. */
export async function startFormService(port: number): Promise<FormService> {
  const posted: Posted[] = [];
  let current: Behaviour = take;
  const server = createServer((request, response) => {
    // A browser asks a page that it opens for its icon.
    if (request.method !== 'POST') {
      response.writeHead(404).end();
      return;
    }
    void readForm(request).then((form) => {
      posted.push(form);
      current(response);
    });
  });
  const {close} = await listen(server, port);
  return {
    posted,
    behave(behaviour) {
      posted.length = 0;
      current = behaviour;
    },
    close,
  };
}

async function readForm(request: IncomingMessage): Promise<Posted> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) {
    chunks.push(chunk as Buffer);
  }
  const type = request.headers['content-type'] ?? '';
  const form = await new Response(Buffer.concat(chunks), {headers: {'Content-Type': type}}).formData();
  return {
    path: request.url ?? '',
    headers: request.headers,
    fields: Object.fromEntries([...form].map(([name, value]) => [name, String(value)])),
  };
}
