/*
 * Runs in the head of every page, before all other scripts. Browsers with Trusted Types call it before a script turns
 * text into markup or code, or loads another script. It allows what this site writes: simple elements with harmless
 * attributes, data, and URLs of scripts, which the content security policy limits to known places. It refuses
 * everything else.
 */
(function () {
  var harmless =
    /<\/?(a|b|br|code|div|em|h[1-6]|i|kbd|li|ol|p|pre|small|span|strong|ul)(\s+((aria|data)-[a-z-]+|class|id|rel|role|style|target|title|translate|href(?=="(https?:\/\/|mailto:|[/#])))="[^"<>]*")*\s*\/?>/g;

  function isData(text) {
    try {
      JSON.parse(text);
      return true;
    } catch {
      return false;
    }
  }

  if (!window.trustedTypes) {
    return;
  }
  window.trustedTypes.createPolicy('default', {
    createHTML: function (text) {
      if (!text.replace(harmless, '').includes('<')) {
        return text;
      }
      // The same data, but safe in any markup context.
      return isData(text) ? text.replace(/</g, '\\u003c') : null;
    },
    createScript: function (text) {
      return isData(text) ? text : null;
    },
    createScriptURL: function (address) {
      return address;
    },
  });
})();
