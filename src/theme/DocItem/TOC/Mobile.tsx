/** Empty, because `DocItem/Content` shows the contents below the title, not above it. */
export default function DocItemTOCMobile(): null {
  return null;
}
