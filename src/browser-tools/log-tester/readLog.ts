import {Refusal} from '@site/src/browser-tools/frame/session';

/** Larger files make a phone run out of memory. */
export const mostBytes = 20 * 1024 * 1024;

/**
 * Hands over the lines of a pasted log, or of a file that may be compressed by gzip.
 * @param progress gets the share of the file that is read, from 0 to 1
 */
export async function readLog(
  log: string | File,
  add: (line: string) => void,
  progress: (share: number) => void,
): Promise<void> {
  if (typeof log === 'string') {
    splitLines(log).forEach(add);
    return;
  }
  if (log.size > mostBytes) {
    throw new Refusal(
      `${log.name} is larger than ${megabytes(mostBytes)} MB. Cut out the part you ask about, for example: tail -n 100000 FILE > part.log`,
    );
  }
  let rest = '';
  let size = 0;
  for await (const text of textsOf(log, progress)) {
    size += text.length;
    if (size > 10 * mostBytes) {
      throw new Refusal(
        `${log.name} unpacks to more than ${megabytes(10 * mostBytes)} MB. Unpack it, and cut out the part you ask about.`,
      );
    }
    if (text.includes('\0')) {
      throw new Refusal(`${log.name} is not a text log. Choose the log itself, or the same file compressed by gzip.`);
    }
    const lines = splitLines(rest + text);
    rest = lines.pop()!;
    lines.forEach(add);
  }
  if (rest !== '') {
    add(rest);
  }
}

/** The text of a file, part by part. */
async function* textsOf(file: File, progress: (share: number) => void): AsyncGenerator<string> {
  let read = 0;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      read += chunk.length;
      progress(read / file.size);
      controller.enqueue(chunk);
    },
  });
  const bytes = file.stream().pipeThrough(counted) as ReadableStream<BufferSource>;
  const plain = (await isGzip(file)) ? bytes.pipeThrough(new DecompressionStream('gzip')) : bytes;
  // Not every browser can iterate over a stream.
  const reader = plain.pipeThrough(new TextDecoderStream()).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    yield part.value;
  }
}

function splitLines(text: string): string[] {
  return text.split(/\r?\n/);
}

async function isGzip(file: File): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x1f && second === 0x8b;
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(0);
}
