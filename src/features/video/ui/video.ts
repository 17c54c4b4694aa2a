/** A video as the dialog shows it; every address is complete. */
export type Video = {
  /** The video, or the same one in several formats, best first. */
  addresses: readonly [string, ...string[]];
  title: string;
  /** The picture before the video begins. */
  poster?: string;
  /** English captions in WebVTT. */
  captions?: string;
};

/** Where the video is to be had without the dialog: in the format that stands last, as the one every browser plays. */
export function linkOf({addresses}: Video): string {
  return addresses.at(-1)!;
}
