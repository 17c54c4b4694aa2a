/*
 * Runs in the head of every page and chooses the fonts before the first paint. On a fast connection it requests the
 * site's fonts at once, before the style sheet names them. If answers take longer than browsers wait for an optional
 * font, the fonts would rarely arrive in time, but hide the text meanwhile and compete with the page. Such pages use
 * system fonts, as they do for visitors who save data.
 */
(function () {
  // Milliseconds for which browsers hide text in a font with `font-display: optional`.
  var patience = 100;
  var visit = performance.getEntriesByType('navigation')[0];
  var line = navigator.connection || {};
  var isFar = line.rtt > patience || (visit && visit.responseStart - visit.requestStart > patience);
  if (isFar || line.saveData) {
    document.documentElement.dataset.fonts = 'system';
    return;
  }
  document.currentScript.dataset.fonts.split(' ').forEach(function (url) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.type = 'font/woff2';
    link.crossOrigin = 'anonymous';
    link.href = url;
    document.head.append(link);
  });
})();
