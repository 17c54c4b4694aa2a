import {mkdirSync, writeFileSync} from 'node:fs';

import {makeSbom} from './makeSbom';

/** Writes the software bill of materials in the form of CycloneDX: `npm run sbom`. */
const file = 'test-results/sbom.json';
const sbom = makeSbom();
mkdirSync('test-results', {recursive: true});
writeFileSync(file, `${JSON.stringify(sbom, null, 2)}\n`);
console.log(`${file}: ${sbom.components.length} components, CycloneDX ${sbom.specVersion}.`);
