import {readLockedPackages} from '@site/tools/supply-chain/lockfile';
import {finishSbom, makeSbom} from '@site/tools/supply-chain/sbom';

// npm reads the whole lockfile for it once.
const sbom = makeSbom();

test('has the name of the project, and every package of the lockfile with address, licence and digest', () => {
  expect(sbom).toMatchObject({bomFormat: 'CycloneDX', metadata: {component: {name: 'sentinel-firewall-website'}}});
  const listed = sbom.components.map(({name, version}) => `${name}@${version}`);
  const locked = readLockedPackages().map(({name, version}) => `${name}@${version}`);
  expect(listed.sort()).toEqual(locked.sort());
  const lacking = sbom.components.filter(
    ({type, purl, licenses, hashes}) =>
      type !== 'library' ||
      !purl?.startsWith('pkg:npm/') ||
      !licenses?.length ||
      !hashes?.some(({alg, content}) => alg === 'SHA-512' && /^[0-9a-f]{128}$/.test(content)),
  );
  expect(lacking).toEqual([]);
});

test('a licence that was looked up is used only where the lockfile has none', () => {
  const component = {'bom-ref': 'a@1.0.0', type: 'library', name: 'a', version: '1.0.0'};
  const lookedUp = [{package: 'a@1.0.0', licence: 'ISC'}];
  const withComponent = (own: object) => ({...sbom, components: [{...component, ...own}]});
  expect(finishSbom(withComponent({}), {name: 'x'}, lookedUp).components[0]?.licenses).toEqual([
    {license: {id: 'ISC'}},
  ]);
  const named = {licenses: [{license: {id: 'MIT'}}]};
  expect(finishSbom(withComponent(named), {name: 'x'}, lookedUp).components[0]).toMatchObject(named);
});

test('a package that is installed under an alias goes by its own name', () => {
  const component = {'bom-ref': '@real/name@1.0.0', type: 'library', name: 'alias', version: '1.0.0', licenses: []};
  const [finished] = finishSbom({...sbom, components: [component]}, {name: 'x'}, []).components;
  expect(finished?.name).toBe('@real/name');
});
