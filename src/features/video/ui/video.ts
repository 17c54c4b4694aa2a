/** A film as the dialog shows it; every address is complete. */
export type Video = {
  /** The film, or the same film in several formats, best first. */
  addresses: readonly [string, ...string[]];
  title: string;
  /** The picture before the film begins. */
  poster?: string;
  /** English captions in WebVTT. */
  captions?: string;
};

/** Where the film is to be had without the dialog: in the format that stands last, as the one every browser plays. */
export function linkOf({addresses}: Video): string {
  return addresses.at(-1)!;
}
