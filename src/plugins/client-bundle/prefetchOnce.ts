import prefetch from '@docusaurus/core/lib/client/prefetch';

const asked = new Map<string, Promise<unknown>>();

/** Prefetches a file only once, although Docusaurus requests it for each page that needs it. */
export default function prefetchOnce(address: string): Promise<unknown> {
  const known = asked.get(address);
  if (known !== undefined) {
    return known;
  }
  const request = Promise.resolve(prefetch(address));
  asked.set(address, request);
  return request;
}
