import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import site from '../../docusaurus.config';
import {line} from './specification';

type Manifest = {
  scripts: Record<string, string>;
  wireit: Record<string, {command?: string}>;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

const {scripts, wireit, dependencies, devDependencies} = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const needed = {...dependencies, ...devDependencies};
const read = (file: string): string => readFileSync(file, 'utf8');

test(line('10.1'), () => {
  expect(site.presets.map(([name]) => name)).toContain('classic');
  expect(read('src/theme/DocItem/Footer/index.tsx')).toMatch(/@theme/);
});

test(line('10.2', '10.3', '10.4'), () => {
  const packages = [
    ...['@docusaurus/core', '@docusaurus/preset-classic', 'react', 'react-dom', 'clsx', '@mdx-js/react'],
    ...['typescript', 'jest', '@docsearch/react', 'prism-react-renderer'],
  ];
  expect(packages.filter((name) => !/^\d/.test(needed[name] ?? ''))).toEqual([]);
  expect(packages.filter((name) => !existsSync(path.join('node_modules', name, 'package.json')))).toEqual([]);
});

test(line('10.5'), () => {
  const top = [
    ...['docusaurus.config.ts', 'sidebars.ts', 'authors.yml', 'docs', 'blog', 'src', 'static', 'package.json'],
    ...['tsconfig.json', 'tests'],
  ];
  expect(top.filter((name) => !existsSync(name))).toEqual([]);
});

test(line('10.6'), () => {
  const [, options] = site.presets.find(([name]) => name === 'classic') as [string, Record<string, unknown>];
  expect(options).toMatchObject({docs: expect.any(Object), blog: expect.any(Object), pages: expect.any(Object)});
});

test(line('10.7', '10.8'), () => {
  expect(read('src/theme/NavbarItem/ComponentTypes.tsx')).toContain("'custom-starBadge': StarBadge");
  expect(read('src/theme/AnnouncementBar/index.tsx')).toMatch(/@theme/);
  expect(read('src/pages/_home/Attack.tsx')).toContain('VideoLink');
});

test(line('10.9'), () => {
  expect(['index', 'contact', 'swag'].filter((name) => !existsSync(`src/pages/${name}.tsx`))).toEqual([]);
});

test(line('10.10'), () => {
  expect([scripts.start, scripts.build]).toEqual(['docusaurus start', 'docusaurus build']);
  expect(wireit['check:build']?.command).toBe('npm run build');
});
