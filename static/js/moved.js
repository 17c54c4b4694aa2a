/* Runs on the pages that stand at old addresses: their only link leads to the new one. */
window.location.replace(document.querySelector('a').href + window.location.search + window.location.hash);
