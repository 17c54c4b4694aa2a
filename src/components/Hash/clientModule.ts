import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Docusaurus decodes the path before it draws and the hash while it draws, and crashes at one that
 * is no encoding, such as half a character: its percent signs are encoded first.
 */
function repairAddress(): void {
  const {hash, pathname, search} = window.location;
  const repaired = decodable(pathname, decodeURI) + search + decodable(hash, decodeURIComponent);
  if (repaired !== pathname + search + hash) {
    window.history.replaceState(window.history.state, '', repaired);
  }
}

function decodable(part: string, decode: (part: string) => string): string {
  try {
    decode(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

if (ExecutionEnvironment.canUseDOM) {
  repairAddress();
  // Before the router begins to listen, and so before it reads the address.
  window.addEventListener('popstate', repairAddress);
}
