/*
 * Runs in the head of every page and requests the page's scripts after the page is parsed and the browser begins to
 * paint it. So they do not compete with the first paint, neither on a slow connection nor, when they are cached, on a
 * slow processor. A hidden page is not painted and need not wait.
 *
 * On the home page, Docusaurus reports a wrong base URL if `window.docusaurus` is missing once the page is parsed,
 * which is now before the scripts run. So that check waits until the last script has loaded or failed.
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
      // Later requests for the same script wait for this one instead of fetching it again.
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
      // The task after the frame.
      requestAnimationFrame(function () {
        setTimeout(start);
      });
    }
  });
})();
