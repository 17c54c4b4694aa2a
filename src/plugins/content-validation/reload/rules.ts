// What the build does by the facts. The preview loads this file, and all that it imports, anew when facts change.
export {noteBody} from '../bodies';
export {findFaults} from '../findFaults';
export {readBody} from '../readBody';
export {linkTerms} from '../../remark-product-links/linkTerms';
export {generatedMarkdown} from '../../reference/expandReference';
