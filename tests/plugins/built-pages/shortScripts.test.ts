import {shortScripts} from '@site/src/plugins/built-pages/shortScripts';
import {builtPage} from '@site/src/lib/html/builtPage';

function change(html: string): string {
  return shortScripts()(html, builtPage({url: '/', html}), 'index.html');
}

test('scripts in a page lose what only people need', () => {
  const script = '<script>\n// Why.\n(function () {\n  var mode = "dark";\n  document.title = mode;\n})();\n</script>';
  expect(change(`<head>${script}<body>${script}`)).toBe(
    '<head><script>document.title="dark";</script><body><script>document.title="dark";</script>',
  );
});

test('a function that another script of the page may call keeps its name', () => {
  expect(change('<script data-rh="true">\nfunction show() { alert(1); }\n</script>')).toBe(
    '<script data-rh="true">function show(){alert(1)}</script>',
  );
});

test('data and scripts that are fetched stay letter for letter', () => {
  const html =
    '<script type="application/ld+json">{ "a": 1 }</script><script src="/a.js" defer></script><p>var a = 1;</p>';
  expect(change(html)).toBe(html);
});
