import type {Renderings} from './renderings';

/** What Docusaurus asks to be rendered. */
type Request = {pathname: string; v4RemoveLegacyPostBuildHeadAttribute: boolean};

/** Renders the pages that changed since the build before, and takes the others from there. */
export function renderChanged<Page>(
  render: (request: Request) => Promise<Page>,
  fingerprintOf: (pathname: string) => string,
  {find, keep}: Renderings,
): (request: Request) => Promise<Page> {
  return async (request) => {
    // With the old form of their head, which is made of functions, pages cannot be kept.
    if (!request.v4RemoveLegacyPostBuildHeadAttribute) {
      return render(request);
    }
    const {pathname} = request;
    const fingerprint = fingerprintOf(pathname);
    const before = find(pathname, fingerprint) as Page | undefined;
    if (before !== undefined) {
      return before;
    }
    const page = await render(request);
    keep(pathname, fingerprint, page);
    return page;
  };
}
