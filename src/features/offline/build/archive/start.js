/*
 * Stands in the head of every page of the archive. On a server it loads the scripts of the site and tells them
 * where the copy lies. In a folder, where browsers let scripts fetch nothing, it leaves them asleep: it shows the page
 * as one without scripts, and says what does not work.
 */
(function () {
  var script = document.currentScript;
  var root = new URL('..', script.src);

  function whenRead(run) {
    document.addEventListener('DOMContentLoaded', run);
  }

  function parts() {
    return document.querySelectorAll('[data-folder]');
  }

  if (root.protocol !== 'file:') {
    document.documentElement.dataset.root = root.pathname;
    // The address by which the router knows the page.
    history.replaceState(
      history.state,
      '',
      location.pathname.replace(/\/index\.html$/, '/') + location.search + location.hash,
    );
    whenRead(function () {
      // React has not drawn them.
      parts().forEach(function (part) {
        part.remove();
      });
      script.dataset.scripts.split(' ').forEach(function (name) {
        var part = document.createElement('script');
        part.src = root.href + name;
        part.async = false;
        // What needs it would wait for this one instead of fetching it again.
        part.onerror = part.remove;
        document.head.append(part);
      });
    });
    return;
  }

  var styles = document.createElement('link');
  styles.rel = 'stylesheet';
  styles.href = new URL('folder.css', script.src).href;
  document.head.append(styles);
  whenRead(function () {
    var note = document.createElement('p');
    note.className = 'site-folder-note';
    note.textContent =
      'You read these pages from a folder. The search and the tools need a web server: README.txt beside the home page says how to start one.';
    document.body.prepend(note);
    parts().forEach(function (part) {
      part.hidden = false;
    });
  });
})();
