import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Docusaurus decodes the hash while it draws, and crashes at one that is no encoding: its percent signs are encoded first. */
function mendHash(): void {
  const {hash, pathname, search} = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', `${pathname}${search}${hash.replaceAll('%', '%25')}`);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  mendHash();
  // Before the router begins to listen, and so before it reads the address.
  window.addEventListener('popstate', mendHash);
}
