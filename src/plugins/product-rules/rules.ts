// What the build does by the facts. The preview loads this file, and all that it imports, anew when facts change.
export {noteBody} from '../content-check/bodies';
export {findFaults} from '../content-check/findFaults';
export {readBody} from '../content-check/readBody';
export {linkTerms} from '../product-terms/linkTerms';
export {generatedMarkdown} from '../reference/expandReference';
