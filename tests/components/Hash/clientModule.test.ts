/** @jest-environment jsdom */
import {createBrowserHistory} from 'history';

async function loadAt(address: string): Promise<void> {
  window.history.replaceState(null, '', address);
  await jest.isolateModulesAsync(async () => {
    await import('@site/src/components/Hash/clientModule');
  });
}

const halfCharacter = '%ED%A0%BD';

test.each([
  ['a path', `/docs/${halfCharacter}/?q=1#ports`, `/docs/${halfCharacter.replaceAll('%', '%25')}/?q=1#ports`],
  ['a hash', '/docs/#%E0%A4%A', '/docs/#%25E0%25A4%25A'],
])('%s that is no encoding is encoded again, so that the router can read the address', async (_, address, repaired) => {
  await loadAt(address);
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(repaired);
  expect(() => createBrowserHistory().location).not.toThrow();
});

test('any other address stays as it is', async () => {
  await loadAt('/docs/caf%C3%A9/?q=%E0#%25');
  expect(window.location.href).toBe('http://localhost/docs/caf%C3%A9/?q=%E0#%25');
});

test('an address that "back" leads to is repaired too', async () => {
  await loadAt('/docs/');
  window.history.replaceState(null, '', '/docs/#%E0');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(window.location.hash).toBe('#%25E0');
});
