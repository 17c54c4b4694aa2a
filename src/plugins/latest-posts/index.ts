import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {Plugin} from '@docusaurus/types';

/** What the home page shows of a post. */
export type LatestPost = {
  title: string;
  description: string;
  permalink: string;
  date: string;
  readingTime: number | undefined;
};

/** More would push the next section off the screen. */
const shown = 3;

/** Passes the newest posts to the home page in the generated file `latest-posts/default/latest-posts.json`. */
export default function latestPosts(): Plugin {
  return {
    name: 'latest-posts',
    async allContentLoaded({allContent, actions}) {
      const {blogPosts} = allContent['docusaurus-plugin-content-blog']!.default as BlogContent;
      const posts = blogPosts
        .filter(({metadata}) => !metadata.unlisted)
        .slice(0, shown)
        .map(({metadata: {title, description, permalink, date, readingTime}}): LatestPost => ({
          title,
          description,
          permalink,
          date: date.toISOString(),
          readingTime,
        }));
      await actions.createData('latest-posts.json', posts);
    },
  };
}
