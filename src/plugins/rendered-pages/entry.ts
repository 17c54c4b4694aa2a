import render from '@docusaurus/core/lib/client/serverEntry';
import places from '@generated/rendered-pages/default/places.json';
import routes from '@generated/routesChunkNames';

import {readFingerprints} from './fingerprints';
import {renderChanged} from './renderChanged';
import {openRenderings} from './renderings';

/** The beginning of the script that renders pages at the build, in the place of Docusaurus's own. */
export default renderChanged(render, readFingerprints(places.scripts, routes), openRenderings(places.pages));
