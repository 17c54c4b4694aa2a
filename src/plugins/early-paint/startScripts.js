/*
 * Stands in the head of every page and asks for the scripts of the page when it has been read: so they do not take
 * turns on a slow line with what the first paint needs.
 *
 * On the home page Docusaurus says that the base URL is wrong where `window.docusaurus` is not there when the page has
 * been read, which the scripts no longer wait for: that is asked when the last of them has come or failed.
 */
(function () {
  var notStarted = (window.docusaurus = {});
  var addresses = document.currentScript.dataset.scripts;

  document.addEventListener('DOMContentLoaded', function () {
    var script;
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
  });
})();
