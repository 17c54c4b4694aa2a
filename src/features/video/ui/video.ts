/** A video for the dialog. Every URL is absolute. */
export type Video = {
  /** The video, or the same one in several formats, best first. */
  addresses: readonly [string, ...string[]];
  title: string;
  /** The picture shown before the video plays. */
  poster?: string;
  /** English captions in WebVTT. */
  captions?: string;
};

/** URL of the video without the dialog: the last format, which every browser plays. */
export function linkOf({addresses}: Video): string {
  return addresses.at(-1)!;
}
