import type {CheerioAPI} from 'cheerio';

/** What a page says to robots, one entry per tag. */
export function robotsOf($: CheerioAPI): string[] {
  return $('meta[name="robots"]')
    .toArray()
    .map((tag) => $(tag).attr('content') ?? '');
}
