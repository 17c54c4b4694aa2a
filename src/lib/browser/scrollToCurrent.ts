/** Scrolls a menu, and nothing around it, so that the entry of the current page is in its middle, if it is not in sight. */
export function scrollToCurrent(selector: string): void {
  const menu = document.querySelector(selector);
  const entry = menu?.querySelector('.menu__link[aria-current="page"]');
  if (!menu || !entry) {
    return;
  }
  const [box, place] = [menu.getBoundingClientRect(), entry.getBoundingClientRect()];
  if (place.top < box.top || place.bottom > Math.min(box.bottom, window.innerHeight)) {
    menu.scrollTop += place.top - box.top - (Math.min(box.height, window.innerHeight) - place.height) / 2;
  }
}
