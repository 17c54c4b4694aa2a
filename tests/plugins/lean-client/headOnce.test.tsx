import {renderToString} from 'react-dom/server';
import {Helmet, HelmetProvider as PlainProvider, type HelmetServerState} from 'react-helmet-async';

import {HelmetProvider} from '@site/src/plugins/lean-client/server/headOnce';

const page = (
  <>
    <Helmet titleTemplate="%s | Site" defaultTitle="Site">
      <html lang="en" />
      <body className="plain" />
      <meta name="description" content="Of the site" />
    </Helmet>
    <Helmet>
      <title>Page</title>
      <meta name="description" content="Of the page" />
      <link rel="canonical" href="/page/" />
    </Helmet>
  </>
);

function headOf(Provider: typeof PlainProvider, children = page): Record<string, string> {
  const context: {helmet?: HelmetServerState} = {};
  renderToString(<Provider context={context}>{children}</Provider>);
  return Object.fromEntries(Object.entries(context.helmet!).map(([name, part]) => [name, String(part)]));
}

test('the head of a page is that of react-helmet-async', () => {
  expect(headOf(HelmetProvider)).toEqual(headOf(PlainProvider));
  expect(headOf(HelmetProvider).title).toContain('Page | Site');
  expect(headOf(HelmetProvider, <p>Words</p>)).toEqual(headOf(PlainProvider, <p>Words</p>));
});

test('a head is the same whenever it is asked for', () => {
  const context: {helmet?: HelmetServerState} = {};
  renderToString(<HelmetProvider context={context}>{page}</HelmetProvider>);
  expect(context.helmet).toBe(context.helmet);
});

test('nothing is put together before a head is asked for', () => {
  const context: {helmet?: HelmetServerState} = {};
  const read = jest.fn(() => 'en');
  const attributes = Object.defineProperty({}, 'lang', {get: read, enumerable: true});
  renderToString(
    <HelmetProvider context={context}>
      <Helmet htmlAttributes={attributes} />
    </HelmetProvider>,
  );
  expect(read).not.toHaveBeenCalled();
  expect(String(context.helmet?.htmlAttributes)).toBe('lang="en"');
});
