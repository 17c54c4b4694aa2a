/** Id of the heading that describes a setting. */
export function settingAnchor(name: string): string {
  return name.toLowerCase();
}
