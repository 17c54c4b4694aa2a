/*
 * Runs in the head of every page of the archive. It loads the site's scripts if a server has the copy at the path that
 * the site was built for. Elsewhere, as in a folder, where browsers do not let scripts fetch anything, it does not load
 * them, but shows the page as without scripts and says what does not work.
 */
(function () {
  var script = document.currentScript;
  var root = new URL('..', script.src);
  var isAtHome = root.protocol !== 'file:' && root.pathname === script.dataset.baseUrl;
  if (isAtHome) {
    document.documentElement.dataset.archive = '';
  } else {
    var styles = document.createElement('link');
    styles.rel = 'stylesheet';
    styles.href = new URL('folder.css', script.src).href;
    document.head.append(styles);
  }

  document.addEventListener('DOMContentLoaded', isAtHome ? start : read);

  function start() {
    parts().forEach(function (part) {
      // React did not render it.
      part.remove();
    });
    // The router changes the page's URL, which relative links would follow.
    document.querySelectorAll('a[href]:not([href^="#"])').forEach(function (link) {
      link.setAttribute('href', link.href);
    });
    script.dataset.scripts.split(' ').forEach(function (name) {
      var part = document.createElement('script');
      part.src = root.href + name;
      part.async = false;
      // Later requests for the same script wait for this one instead of fetching it again.
      part.onerror = part.remove;
      document.head.append(part);
    });
  }

  function read() {
    var note = document.createElement('p');
    note.className = 'site-folder-note';
    note.textContent =
      'This copy is for reading. The search and the tools need a web server: README.txt, next to the home page, says how to start one.';
    document.body.prepend(note);
    parts().forEach(function (part) {
      part.hidden = false;
    });
  }

  /** Content of the page for readers without its scripts. */
  function parts() {
    return document.querySelectorAll('[data-reading]');
  }
})();
