/*
 * Stands behind each group of tabs and runs while the page is read, so that the tab that a visitor chose earlier, or
 * that the address names, is open from the first paint on. It takes itself out of the page, which then is as
 * Docusaurus expects it.
 */
(function (suffix) {
  var script = document.currentScript;
  var mark = script.previousElementSibling;
  var container = mark.previousElementSibling;
  var group = mark.dataset.tabGroup;
  script.remove();
  try {
    var asked = new URLSearchParams(location.search).get(group);
    var choice = asked === null ? localStorage.getItem('docusaurus.tab.' + group + suffix) : asked;
    var names = Array.from(container.querySelectorAll('[data-tab]'));
    var tabs = container.querySelectorAll('[role=tab]');
    var chosen = names.findIndex(function (name) {
      return name.dataset.tab === choice;
    });
    if (chosen > 0) {
      names.forEach(function (name, place) {
        var isChosen = place === chosen;
        name.parentElement.hidden = !isChosen;
        tabs[place].classList.toggle('tabs__item--active', isChosen);
        tabs[place].setAttribute('aria-selected', isChosen);
      });
    }
  } catch {
    // The storage is blocked: the first tab stays open.
  }
})('SUFFIX');
