import type {BlogContent} from '@docusaurus/plugin-content-blog';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {Thing} from 'schema-dts';

import type {PageChange} from '../pageChange';
import type {BuiltPage} from '../../../lib/html/builtPage';

import {blog, blogPosting, breadcrumbList, faqPage, techArticle, type Article, type Post} from './articles';
import {readArticle, readCrumbs, readQuestions} from './readArticle';
import {idOf, organization, software, webSite} from './site';

/** Articles by their addresses. */
export type Articles = {docs: Map<string, Article>; posts: Map<string, Post>};

/** The pages that are questions with their answers, by the end of their addresses. */
const questionPages = ['docs/questions/'];

/** Takes from the content of the site what its articles say of themselves; `siteUrl` has no slash at its end. */
export function collectArticles(allContent: AllContent, siteUrl: string): Articles {
  const {loadedVersions} = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
  const {blogPosts} = allContent['docusaurus-plugin-content-blog']!.default as BlogContent;
  const addressOf = (permalink: string): string => `${siteUrl}${permalink.replace(/\/*$/, '/')}`;
  return {
    docs: new Map(
      loadedVersions.flatMap(({docs}) =>
        docs.map(({title, description, permalink, lastUpdatedAt}) => [
          addressOf(permalink),
          {title, description, changed: lastUpdatedAt ?? undefined},
        ]),
      ),
    ),
    posts: new Map(
      blogPosts
        .filter(({metadata}) => !metadata.unlisted)
        .map(({metadata: {title, description, permalink, lastUpdatedAt, date, authors, tags}}) => {
          const address = addressOf(permalink);
          const post: Post = {
            ...{title, description, address, changed: lastUpdatedAt ?? undefined, published: date},
            authors: authors.flatMap(({name, url}) => (name ? [{name, url}] : [])),
            tags: tags.map(({label}) => label),
          };
          return [address, post];
        }),
    ),
  };
}

/**
 * Writes what search engines shall know of a page into its head. After the build, since no browser needs it and
 * Docusaurus would send it a second time in a script.
 * @param root address of the home page
 */
export function addStructuredData(root: string, articles: Articles): PageChange {
  return (html, page) => {
    const things = thingsOf(page, root, articles);
    return things.length > 0 ? withStructuredData(html, things) : html;
  };
}

/** What a page is about, in the words of schema.org. */
export function thingsOf(built: BuiltPage, root: string, {docs, posts}: Articles): Thing[] {
  const page = readArticle(built);
  if (page === undefined) {
    return [];
  }
  const {address, description} = page;
  const home = {name: 'Home', address: root};
  const doc = docs.get(address);
  if (doc !== undefined) {
    const questions = questionPages.some((end) => address === root + end) ? readQuestions(built) : [];
    return [
      techArticle(root, doc, page),
      breadcrumbList(address, readCrumbs(built, {name: doc.title, address})),
      ...(questions.length > 0 ? [faqPage(address, questions)] : []),
    ];
  }
  const post = posts.get(address);
  if (post !== undefined) {
    const steps = [home, {name: 'Blog', address: idOf.blog(root)}, {name: post.title, address}];
    return [blogPosting(root, post, page), breadcrumbList(address, steps)];
  }
  if (address === idOf.blog(root)) {
    return [blog(root, [...posts.values()], description)];
  }
  return address === root ? [webSite(root), organization(root), software(root, description)] : [];
}

/** Puts the things at the end of the head; no word in them can end the element. */
export function withStructuredData(html: string, things: readonly Thing[]): string {
  const data = JSON.stringify({'@context': 'https://schema.org', '@graph': things}).replaceAll('<', '\\u003c');
  const end = html.indexOf('</head>');
  return `${html.slice(0, end)}<script type="application/ld+json">${data}</script>${html.slice(end)}`;
}
