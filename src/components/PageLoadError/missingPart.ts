import styles from './styles.module.css';

/**
 * Says on a page that cannot come to life, because a part of it is gone, that it can only be
 * read. React has not begun here, so this is written into the document itself.
 */
export function tellOfMissingPart(): void {
  if (document.documentElement.dataset.hasHydrated === 'true' || document.querySelector(`.${styles.notice}`)) {
    return;
  }
  const notice = document.createElement('div');
  notice.className = styles.notice!;
  notice.role = 'alert';
  const text = document.createElement('p');
  text.textContent =
    'A part of this page could not be loaded. You can read it and follow its links, but the search and other buttons do not work.';
  const again = document.createElement('button');
  again.className = 'button button--primary';
  again.type = 'button';
  again.textContent = 'Load it again';
  again.addEventListener('click', () => window.location.reload());
  notice.append(text, again);
  document.body.append(notice);
}
