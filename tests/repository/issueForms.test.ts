import {load} from 'js-yaml';
import {existsSync, readdirSync, readFileSync} from 'node:fs';

import links from '@sentinel/csf/facts/links.json';
import {newIssuePage} from '@site/src/features/contact/logic/handOver';

type Part = {
  type: string;
  id: string;
  attributes: {label: string; description?: string; options?: string[]};
  validations?: {required: boolean};
};
type Form = {name: string; description: string; labels: string[]; body: Part[]};

const folder = '.github/ISSUE_TEMPLATE';
const read = (file: string) => load(readFileSync(`${folder}/${file}`, 'utf8'));
const forms = readdirSync(folder).filter((file) => file !== 'config.yml');
const config = read('config.yml') as {
  blank_issues_enabled: boolean;
  contact_links: {name: string; url: string; about: string}[];
};

test('there is a form for each kind of issue', () => {
  expect(forms.sort()).toEqual(['idea.yml', 'site-bug.yml', 'wrong-docs.yml']);
});

describe.each(forms)('%s', (file) => {
  const form = read(file) as Form;

  test('has what GitHub asks for', () => {
    expect(Object.keys(form).sort()).toEqual(['body', 'description', 'labels', 'name']);
    for (const {type, attributes} of form.body) {
      expect(['input', 'textarea', 'dropdown']).toContain(type);
      expect(attributes.label).toEqual(expect.any(String));
      // GitHub refuses options that YAML reads as something else, such as Yes.
      expect((attributes.options ?? []).filter((option) => typeof option !== 'string')).toEqual([]);
      expect(attributes.options !== undefined).toBe(type === 'dropdown');
    }
    const ids = form.body.map(({id}) => id);
    const labels = form.body.map(({attributes}) => attributes.label);
    expect([new Set(ids).size, new Set(labels).size]).toEqual([ids.length, labels.length]);
    expect(ids.filter((id) => !/^[\w-]+$/.test(id))).toEqual([]);
  });

  test('uses labels that every repository at GitHub begins with', () => {
    expect(['bug', 'documentation', 'enhancement']).toEqual(expect.arrayContaining(form.labels));
  });
});

test('the form for wrong docs requires the page, what is true, and the version', () => {
  const required = (read('wrong-docs.yml') as Form).body.filter(({validations}) => validations?.required);
  expect(required.map(({id}) => id)).toEqual(['page', 'truth', 'version']);
});

test('issues that the contact page fills in need no form', () => {
  expect(newIssuePage('pages')).toBe(`${links.site.sourceRepo}/issues/new`);
  expect(config.blank_issues_enabled).toBe(true);
});

test('questions about the product go to its tracker, vulnerabilities where SECURITY.md says', () => {
  const addresses = config.contact_links.map(({url}) => url);
  expect(addresses).toEqual([links.codeHost.issues, `${links.site.sourceRepo}/blob/main/SECURITY.md`, links.chat]);
  expect(existsSync('SECURITY.md')).toBe(true);
});
