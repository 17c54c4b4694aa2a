/*
 * Runs in the head of a page with tabs and finds groups of tabs while the browser parses the page, so that the tab that
 * a visitor chose earlier, or that the URL names, is open from the first paint. A script after each group might run
 * after that paint. The browser may also paint in the middle of a group: until it has parsed the chosen tab, none is
 * open there.
 */
(function () {
  var suffix = document.currentScript.dataset.suffix;
  var done = new Set();
  var observer = new MutationObserver(openNew);

  function openNew() {
    document.querySelectorAll('[data-tab-group]').forEach(function (mark) {
      if (!done.has(mark) && mark.nextElementSibling !== null) {
        open(mark, mark.nextElementSibling);
      }
    });
  }

  function open(mark, container) {
    var group = mark.dataset.tabGroup;
    // Something always follows a group.
    var isWhole = container.nextElementSibling !== null;
    if (isWhole) {
      done.add(mark);
    }
    try {
      var asked = new URLSearchParams(location.search).get(group);
      var choice = asked === null ? localStorage.getItem('docusaurus.tab.' + group + suffix) : asked;
      var names = Array.from(container.querySelectorAll('[data-tab]'));
      var tabs = container.querySelectorAll('[role=tab]');
      var chosen = names.findIndex(function (name) {
        return name.dataset.tab === choice;
      });
      if (choice !== null) {
        names.forEach(function (name, place) {
          var isChosen = place === (isWhole ? Math.max(chosen, 0) : chosen);
          name.parentElement.hidden = !isChosen;
          tabs[place].classList.toggle('tabs__item--active', isChosen);
          tabs[place].setAttribute('aria-selected', isChosen);
        });
      }
    } catch {
      // Storage is blocked: the first tab stays open.
    }
  }

  observer.observe(document, {childList: true, subtree: true});
  document.addEventListener('DOMContentLoaded', function () {
    openNew();
    observer.disconnect();
  });
})();
