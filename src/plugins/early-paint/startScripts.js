/*
 * Stands in the head of every page, before its style sheets, and asks for the scripts of the page when it has been read
 * and the style sheet has come, or a moment later: so they do not take turns on a slow line with what the first paint
 * needs, and are on their way when it is there.
 *
 * On the home page Docusaurus says that the base URL is wrong where `window.docusaurus` is not there when the page has
 * been read, which the scripts no longer wait for: that is asked when the last of them has come or failed.
 */
(function () {
  // Milliseconds in which a style sheet of 16 kB passes a line of 1.6 Mbit/s.
  var moment = 80;
  var notStarted = (window.docusaurus = {});
  var addresses = document.currentScript.dataset.scripts;
  var isStarted = false;

  function start() {
    var script;
    if (isStarted) {
      return;
    }
    isStarted = true;
    addresses.split(' ').forEach(function (address) {
      script = document.createElement('script');
      script.src = address;
      script.async = false;
      document.head.append(script);
    });
    script.onload = script.onerror = function () {
      if (window.docusaurus === notStarted && window.insertBanner) {
        window.insertBanner();
      }
    };
  }

  document.addEventListener('DOMContentLoaded', function () {
    var styles = document.querySelector('link[rel=stylesheet]');
    if (styles.sheet) {
      start();
    } else {
      styles.onload = start;
      setTimeout(start, moment);
    }
  });
})();
