/* Modules that the build makes. */

declare module '@generated/latest-posts/default/latest-posts.json' {
  import type {LatestPost} from '@site/src/plugins/latest-posts';

  const posts: LatestPost[];
  export default posts;
}
