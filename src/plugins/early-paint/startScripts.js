/*
 * Stands in the head of every page, before its style sheets, and asks for the scripts of the page when it has been read,
 * the style sheet has come and the first frame is drawn, or a moment after it was read: so they take turns with what the
 * first paint needs neither on a slow line nor on a slow processor, and are on their way when it is there.
 *
 * On the home page Docusaurus says that the base URL is wrong where `window.docusaurus` is not there when the page has
 * been read, which the scripts no longer wait for: that is asked when the last of them has come or failed.
 */
(function () {
  // Milliseconds in which a style sheet of 16 kB and a font of 13 kB pass a line of 1.6 Mbit/s.
  var moment = 150;
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

  function startAfterFrame() {
    requestAnimationFrame(function () {
      setTimeout(start);
    });
  }

  document.addEventListener('DOMContentLoaded', function () {
    var styles = document.querySelector('link[rel=stylesheet]');
    if (styles.sheet) {
      startAfterFrame();
    } else {
      styles.onload = startAfterFrame;
    }
    setTimeout(start, moment);
  });
})();
