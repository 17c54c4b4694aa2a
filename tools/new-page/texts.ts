import {yamlValue} from './title';

const description = 'description: # One sentence of 50 to 160 characters that says what the page answers.';

/** A page of the docs whose words are still to be written; the build stops until they are. */
export function docText(title: string): string {
  return `---
title: ${yamlValue(title)}
sidebar_label: ${yamlValue(title)}
${description}
---

{/* What it is and when to use it, in one or two sentences. Then the shortest working example, the details,
    how to check that it works, how to undo it, and what goes wrong. Take this comment away. */}
`;
}

/** A post whose words are still to be written; the build stops until they are. */
export function postText(title: string, slug: string, author: string): string {
  return `---
title: ${yamlValue(title)}
${description}
slug: ${slug}
authors: [${author}]
tags: [] # Those of blog/tags.yml that fit.
---

{/* The introduction: for whom this post is, and what they have at its end. Take this comment away. */}

{/* truncate */}
`;
}
