import {connect} from 'node:net';

export type Answer = {
  status: number;
  /** Values by name in small letters; those of a header that came twice are in the order they came. */
  headers: Record<string, string[]>;
  body: Buffer;
};

type Options = {method?: string; headers?: Record<string, string>; host?: string};

/** Asks for an address exactly as it is written: fetch and browsers would tidy it up first. */
export function ask(port: number, target: string, {method = 'GET', headers = {}, host}: Options = {}): Promise<Answer> {
  const lines = Object.entries({Host: host ?? `localhost:${port}`, ...headers, Connection: 'close'});
  return sendLines(port, [`${method} ${target} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)]);
}

/** Sends a request line by line and reads the answer until the server closes. */
export async function sendLines(port: number, lines: string[]): Promise<Answer> {
  const socket = connect(port, '127.0.0.1');
  socket.write(Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'));
  const chunks: Buffer[] = [];
  for await (const chunk of socket) {
    chunks.push(chunk as Buffer);
  }
  return parse(Buffer.concat(chunks));
}

function parse(answer: Buffer): Answer {
  const end = answer.indexOf('\r\n\r\n');
  const [first = '', ...lines] = answer.subarray(0, end).toString('latin1').split('\r\n');
  const headers: Answer['headers'] = {};
  for (const line of lines) {
    const [, name = '', value = ''] = /^([^:]+): ?(.*)$/.exec(line) ?? [];
    (headers[name.toLowerCase()] ??= []).push(value);
  }
  return {status: Number(first.split(' ')[1]), headers, body: answer.subarray(end + 4)};
}
