/* Modules that the build makes. */

declare module '@generated/latest-posts/default/latest-posts.json' {
  import type {LatestPost} from '@site/src/plugins/latest-posts';

  const posts: LatestPost[];
  export default posts;
}

/** The address of a font in the built site. */
declare module '*.woff2' {
  const address: string;
  export default address;
}
