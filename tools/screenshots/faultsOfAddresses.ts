import {Globby} from '@docusaurus/utils';

import {didYouMean} from '../../src/product/didYouMean';
import {locate} from './serveBuild';

/** A sentence for each of the addresses that a served build does not have. */
export async function faultsOfAddresses(
  addresses: readonly string[],
  home: string,
  root: string,
): Promise<Map<string, string>> {
  const faults = new Map<string, string>();
  for (const address of addresses) {
    const {status} = await fetch(locate(address, home), {method: 'HEAD'});
    if (status !== 200) {
      faults.set(
        address,
        `The build has no page ${address} (a new one is there after "npm run build")${didYouMean(address, builtAddresses(root))}`,
      );
    }
  }
  return faults;
}

function builtAddresses(root: string): string[] {
  return Globby.sync('**/index.html', {cwd: root}).map((file) => `/${file.replace(/index\.html$/, '')}`);
}
