import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {findProduct, identify, ofTag, unpacked} from '../../lib/product';

let folder: string;
let csf: string;
let archive: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'product-test-'));
  csf = path.join(folder, 'csf');
  archive = path.join(folder, 'csf.tgz');
  mkdirSync(csf);
  writeFileSync(path.join(csf, 'csf.pl'), '#!/usr/bin/perl\n');
  writeFileSync(path.join(csf, 'version.txt'), '15.11\n');
  execFileSync('tar', ['-czf', archive, '-C', folder, 'csf']);
});

afterAll(() => {
  rmSync(folder, {recursive: true});
});

const versionIn = (found: string): string => readFileSync(path.join(found, 'version.txt'), 'utf8').trim();

test('a product is an archive, the folder csf, or the folder around it', () => {
  expect(versionIn(unpacked(archive))).toBe('15.11');
  expect(unpacked(csf)).toBe(csf);
  expect(unpacked(folder)).toBe(csf);
});

test('a path that does not exist is no tag', async () => {
  await expect(findProduct(path.join(folder, 'other.tgz'))).rejects.toThrow('other.tgz does not exist. Name a csf.tgz');
});

describe('without a name', () => {
  let server: Server;
  let status = 200;
  let url: string;

  beforeAll(async () => {
    server = createServer((_request, response) => response.writeHead(status).end(readFileSync(archive)));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/csf.tgz`;
  });

  afterAll(() => server.close());

  test('the published archive is fetched', async () => {
    status = 200;
    expect(versionIn(await findProduct(undefined, url))).toBe('15.11');
  });

  test('an answer without it names the URL', async () => {
    status = 404;
    await expect(findProduct(undefined, url)).rejects.toThrow(`${url} answers 404`);
  });
});

test('a tag is cloned; the tree is the one that git shows for its folder csf', () => {
  const git = (...args: string[]): string => execFileSync('git', ['-C', folder, ...args], {encoding: 'utf8'}).trim();
  git('init', '--quiet');
  git('add', 'csf');
  git('-c', 'user.name=a', '-c', 'user.email=a@example.com', 'commit', '--quiet', '--message', 'x');
  git('tag', '15.13');

  const tagged = ofTag('15.13', `file://${folder}`);

  expect(identify(tagged)).toEqual({version: '15.11', tree: git('rev-parse', '15.13:csf')});
  expect(identify(csf)).toEqual(identify(tagged));
});
