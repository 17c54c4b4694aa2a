/* Modules that the build makes, and packages without types. */

declare module '@generated/latest-posts/default/latest-posts.json' {
  import type {LatestPost} from '@site/src/plugins/latest-posts';

  const posts: LatestPost[];
  export default posts;
}

declare module 'passive-voice' {
  /** Finds a form of "be" before a participle. */
  export default function passiveVoice(text: string): {index: number; offset: number}[];
}
