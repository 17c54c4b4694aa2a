import {filesOf} from './files';
import {loadPagefind} from './loadPagefind';
import type {Step} from './step';

/** Lets Pagefind index the marked pages. */
export const buildPagefind: Step = async (folder) => {
  const {html, pagefind} = filesOf(folder);
  const {createIndex} = await loadPagefind();
  return async () => {
    const {index} = succeeded(await createIndex());
    const {page_count: count} = succeeded(await index.addDirectory({path: html}));
    if (count === 0) {
      throw new Error(`Pagefind found no page in ${html}.`);
    }
    succeeded(await index.writeFiles({outputPath: pagefind}));
  };
};

function succeeded<Answer extends {errors: string[]}>(answer: Answer): Answer {
  if (answer.errors.length > 0) {
    throw new Error(`Pagefind failed: ${answer.errors.join('; ')}`);
  }
  return answer;
}
