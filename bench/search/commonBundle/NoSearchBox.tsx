/** Stands in the place of the search box, to see what a site without one weighs. */
export default function NoSearchBox(): null {
  return null;
}
