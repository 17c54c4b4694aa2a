import {monthOf, vendorFacts} from '@sentinel/csf/answers/vendors';

import {pages} from './build';

/** The address of the page that a file of docs or blog becomes. */
function addressOf(file: string): string {
  return `/${file.replace(/\.mdx$/, '').replace(/^(blog\/)\d{4}-\d\d-\d\d-/, '$1')}/`;
}

test.each([...vendorFacts.values()])('$id is shown with its month and source on each of its pages', (fact) => {
  for (const file of fact.pages) {
    const {$} = pages.find(({address}) => address === addressOf(file))!;
    const marks = $('article a').filter((_, link) => $(link).attr('href') === fact.source);
    expect(marks.toArray().map((link) => $(link).text())).toContain(`as of ${monthOf(fact)}`);
  }
});
