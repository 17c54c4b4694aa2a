import type {Blog, BlogPosting, BreadcrumbList, FAQPage, TechArticle} from 'schema-dts';

import links from '../../../product/facts/links.json';
import type {BuiltArticle, Crumb, QuestionAndAnswer} from './readArticle';
import {idOf, publisher} from './site';

/** What the content plugins know of a page. */
export type Article = {title: string; description: string; changed: number | undefined};

export type Post = Article & {
  address: string;
  published: Date;
  authors: {name: string; url: string | undefined}[];
  tags: string[];
};

/** A page of the documentation. */
export function techArticle(root: string, article: Article, page: BuiltArticle): Exclude<TechArticle, string> {
  return {
    '@type': 'TechArticle',
    ...common(root, article, page),
    author: {'@id': idOf.organization(root)},
    about: {'@id': idOf.software(root)},
    isPartOf: {'@type': 'WebSite', '@id': idOf.webSite(root), name: links.product.name, url: root},
  };
}

/** A post of the blog. */
export function blogPosting(root: string, post: Post, page: BuiltArticle): Exclude<BlogPosting, string> {
  return {
    '@type': 'BlogPosting',
    ...common(root, post, page),
    datePublished: post.published.toISOString(),
    author: post.authors.map(({name, url}) => ({'@type': 'Person', name, ...(url && {url})})),
    ...(post.tags.length > 0 && {keywords: post.tags}),
    isPartOf: {'@type': 'Blog', '@id': idOf.blog(root), name: `${links.product.name} blog`, url: idOf.blog(root)},
  };
}

/** The list of all posts. */
export function blog(root: string, posts: readonly Post[], description: string): Exclude<Blog, string> {
  return {
    '@type': 'Blog',
    '@id': idOf.blog(root),
    name: `${links.product.name} blog`,
    description,
    url: idOf.blog(root),
    inLanguage: 'en',
    publisher: publisher(root),
    blogPost: posts.map(({title, address, published}) => ({
      '@type': 'BlogPosting',
      '@id': address,
      headline: title,
      url: address,
      datePublished: published.toISOString(),
    })),
  };
}

/** The way to a page, from the home page on. */
export function breadcrumbList(address: string, crumbs: readonly Crumb[]): Exclude<BreadcrumbList, string> {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address}#breadcrumbs`,
    itemListElement: crumbs.map(({name, address: item}, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

/** A page that answers each of its questions itself. */
export function faqPage(address: string, questions: readonly QuestionAndAnswer[]): Exclude<FAQPage, string> {
  return {
    '@type': 'FAQPage',
    '@id': `${address}#questions`,
    url: address,
    mainEntity: questions.map(({question, answer}) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: {'@type': 'Answer', text: answer},
    })),
  };
}

function common(root: string, {title, description, changed}: Article, {address, image}: BuiltArticle) {
  return {
    '@id': address,
    url: address,
    headline: title,
    description,
    image,
    inLanguage: 'en',
    ...(changed !== undefined && {dateModified: new Date(changed).toISOString()}),
    publisher: publisher(root),
  };
}
