/*
 * Stands in the head of a page with tabs, before the style sheets, and looks for groups of tabs while the page is read,
 * so that the tab that a visitor chose earlier, or that the address names, is open from the first paint on. A script
 * behind each group would wait for the style sheets, and may come after that paint. A frame may also be drawn in the
 * midst of a group: as long as the chosen tab has not been read, none is open there.
 */
(function (suffix) {
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
      // The storage is blocked: the first tab stays open.
    }
  }

  observer.observe(document, {childList: true, subtree: true});
  document.addEventListener('DOMContentLoaded', function () {
    openNew();
    observer.disconnect();
  });
})('SUFFIX');
