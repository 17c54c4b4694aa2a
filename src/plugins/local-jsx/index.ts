import type {Identifier, ImportDeclaration, Program, VariableDeclaration} from 'estree';

/** Where the functions come from by which a compiled page makes its elements. */
const runtime = 'react/jsx-runtime';

/**
 * A recma plugin that lets a compiled page name the functions of React in a constant of its own. The bundler notes every
 * place where an imported name stands, and a page calls these for each of its hundreds of elements: as constants they are
 * imported three times. What the page draws is the same.
 */
export default function localJsx() {
  return ({body}: Program): void => {
    const place = body.findIndex((node) => node.type === 'ImportDeclaration' && node.source.value === runtime);
    if (place !== -1) {
      body.splice(place + 1, 0, constantsFor(body[place] as ImportDeclaration));
    }
  };
}

/** Gives what is imported other names, and the names that it had to constants. */
function constantsFor({specifiers}: ImportDeclaration): VariableDeclaration {
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: specifiers.map((specifier) => {
      const id = specifier.local;
      specifier.local = {...id, name: `${id.name}Imported`} satisfies Identifier;
      return {type: 'VariableDeclarator', id, init: specifier.local};
    }),
  };
}
