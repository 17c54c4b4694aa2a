import {lazy, Suspense, useId, type ReactNode} from 'react';
import {Helmet, type HelmetServerState} from 'react-helmet-async';
import {renderToHtml as renderInPieces} from '@docusaurus/core/lib/client/renderToHtml';

import {HelmetProvider} from '@site/src/plugins/lean-client/server/headOnce';
import {renderToHtml} from '@site/src/plugins/lean-client/server/renderToHtml';

function Page({children}: {children?: ReactNode}) {
  return (
    <main id={useId()} title={'"quoted" & more'}>
      One {2} three{children}
    </main>
  );
}

function lateParagraph() {
  return lazy(async () => Promise.resolve({default: () => <p>Late</p>}));
}

test('a page is the same as where React writes it in pieces', async () => {
  const html = await renderToHtml(<Page>é</Page>);
  expect(html).toContain('é</main>');
  expect(html).toBe(await renderInPieces(<Page>é</Page>));
});

test('parts that need time are waited for', async () => {
  const Late = lateParagraph();
  const html = await renderToHtml(
    <Page>
      <Suspense fallback={<p>Wait</p>}>
        <Late />
      </Suspense>
    </Page>,
  );
  expect(html).toContain('<p>Late</p>');
  expect(html).not.toContain('Wait');
});

test('a page that needs time as a whole is waited for, and has one head', async () => {
  const Late = lateParagraph();
  const context: {helmet?: HelmetServerState} = {};
  const html = await renderToHtml(
    <HelmetProvider context={context}>
      <Helmet>
        <title>Title</title>
      </Helmet>
      <Late />
    </HelmetProvider>,
  );
  expect(html).toBe('<p>Late</p>');
  expect(String(context.helmet!.title)).toContain('>Title<');
});

test('an error of a page is the error of the build', async () => {
  const Broken = (): never => {
    throw new Error('No such term');
  };
  await expect(renderToHtml(<Broken />)).rejects.toThrow('No such term');
});

test('an error behind something to wait for is the error of the build, too', async () => {
  const Broken = (): never => {
    throw new Error('No such term');
  };
  await expect(
    renderToHtml(
      <Suspense fallback={<p>Wait</p>}>
        <Broken />
      </Suspense>,
    ),
  ).rejects.toThrow('No such term');
});
