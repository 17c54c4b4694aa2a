import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/** A certificate for this run, which only a browser that is told to will accept. */
export function certificate(): {key: Buffer; cert: Buffer} {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bench-site-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'certificate.pem')];
  try {
    const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
    execFileSync('openssl', ['req', ...kind, '-subj', '/CN=localhost', '-keyout', key, '-out', cert], {
      stdio: 'ignore',
    });
    return {key: readFileSync(key), cert: readFileSync(cert)};
  } catch (error) {
    throw new Error('openssl could not write a certificate: install it, as in "apt-get install openssl".', {
      cause: error,
    });
  } finally {
    rmSync(folder, {recursive: true});
  }
}
