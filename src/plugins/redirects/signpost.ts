type Site = {title: string; url: string; baseUrl: string};

/**
 * A page that leads on by itself. The script keeps what follows the path in the address; without
 * scripts the tag leads on, and where that is switched off, the link.
 */
export function signpost(to: string, {title, url, baseUrl}: Site): string {
  const target = `${baseUrl}${to.slice(1)}`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved | ${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<link rel="canonical" href="${url}${target}">
<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>
<script src="${baseUrl}js/moved.js" defer></script>
</head>
<body>
<h1>This page has moved</h1>
<p>It is now at <a href="${target}">${url}${target}</a>.</p>
</body>
</html>
`;
}
