/*
 * Stands in the head of every page and asks for the scripts of the page when it has been read and the browser has begun
 * to paint it: so they take turns with nothing that the first paint needs, neither on a slow line nor, where they come
 * out of the cache, on a slow processor. A page that nobody looks at yet is not painted, and need not wait.
 *
 * On the home page Docusaurus says that the base URL is wrong where `window.docusaurus` is not there when the page has
 * been read, which the scripts no longer wait for: that is asked when the last of them has come or failed.
 */
(function () {
  var notStarted = (window.docusaurus = {});
  var addresses = document.currentScript.dataset.scripts;

  function start() {
    var script;
    addresses.split(' ').forEach(function (address) {
      script = document.createElement('script');
      script.src = address;
      script.async = false;
      // What needs it would wait for this one instead of fetching it again.
      script.onerror = script.remove;
      document.head.append(script);
    });
    script.onload = script.onerror = function () {
      if (window.docusaurus === notStarted && window.insertBanner) {
        window.insertBanner();
      }
    };
  }

  document.addEventListener('DOMContentLoaded', function () {
    if (document.hidden) {
      start();
    } else {
      // The task behind the frame.
      requestAnimationFrame(function () {
        setTimeout(start);
      });
    }
  });
})();
