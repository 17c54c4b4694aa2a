import {newDoc} from './newDoc';
import {newPost} from './newPost';
import {Refusal} from './texts';

const usage = `Begins a page or a post.

  npm run new -- doc "Title"                     docs/usage/ and an address made from the title
  npm run new -- doc usage/my-page "Title"       a path of your own
  npm run new -- doc "Title" --category "Tools"  its place in the sidebar
  npm run new -- post "Title"                    a post of today, by the author that git knows`;

type Call = {words: string[]; category: string | undefined};

function readCall(args: readonly string[]): Call {
  const at = args.indexOf('--category');
  const words = args.filter((_, index) => at === -1 || (index !== at && index !== at + 1));
  const option = words.find((word) => /^--?[a-z]+$/.test(word));
  if (option !== undefined || (at !== -1 && args[at + 1] === undefined)) {
    throw new Refusal(usage);
  }
  return {words, category: at === -1 ? undefined : args[at + 1]};
}

async function main([kind, ...args]: string[]): Promise<string> {
  const {words, category} = readCall(args);
  switch (kind) {
    case 'doc':
      return newDoc(words, category);
    case 'post':
      return newPost(words, new Date());
    default:
      throw new Refusal(usage);
  }
}

main(process.argv.slice(2)).then(
  (answer) => console.log(answer),
  (error: unknown) => {
    if (!(error instanceof Refusal)) {
      throw error;
    }
    console.error(error.message);
    process.exitCode = 2;
  },
);
