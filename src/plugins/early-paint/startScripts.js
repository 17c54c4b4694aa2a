/*
 * Stands at the end of every page. Browsers run it when the style sheets are there, and only then it asks for the
 * scripts of the page, so that on a slow line these do not take turns with what the first paint needs.
 *
 * On the home page Docusaurus says that the base URL is wrong where `window.docusaurus` is not there when the page has
 * been read, which the scripts no longer wait for: that is asked when the last of them has come or failed.
 */
(function () {
  var notStarted = (window.docusaurus = {});
  var script;
  var addresses = document.currentScript.dataset.scripts;
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
})();
