/** @jest-environment jsdom */
import {fireEvent, render, screen} from '@testing-library/react';

import ContactForm from '@site/src/features/contact/ui';
import type {FormsEnvironment} from '@site/src/environment';
import type {Topic} from '@site/src/features/contact/logic/fields';
import Site from '@site/tests/support/Site';

function show(forms: FormsEnvironment, topic?: Topic): void {
  render(
    <Site config={{customFields: {forms}}}>
      <ContactForm topic={topic} />
    </Site>,
  );
}

const field = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label);

function fill(): void {
  fireEvent.input(field('Subject, in one line'), {target: {value: 'Ports of lfd'}});
  fireEvent.input(field('Message'), {target: {value: 'Which ports does it need?'}});
}

beforeEach(() => sessionStorage.clear());

test('a page with one subject has it chosen, and keeps what is typed apart from the others', () => {
  show({}, 'stickers');
  expect(field('What is it about?').value).toBe('stickers');
  expect(sessionStorage).toHaveLength(0);
  fill();
  expect(Object.keys(sessionStorage)).toEqual(['contact-draft.stickers']);
});

describe('with an address that takes mail', () => {
  const mail = () => screen.getByRole<HTMLAnchorElement>('link', {name: 'Write it as an email'});

  test('the visitor chooses between an issue and an email, which takes the words along', () => {
    show({contactEmail: 'contact@example.org'}, 'question');
    expect(screen.getByRole('button', {name: 'Open as an issue on GitHub'})).toBeTruthy();
    expect(mail().getAttribute('href')).toBe('mailto:contact@example.org');
    fill();
    fireEvent.click(mail());
    expect(mail().href).toBe(
      'mailto:contact@example.org?subject=Ports%20of%20lfd&body=Topic%3A%20A%20question%0D%0A%0D%0AWhich%20ports%20does%20it%20need%3F',
    );
  });

  test('an email without words is not opened', () => {
    show({contactEmail: 'contact@example.org'});
    expect(fireEvent.click(mail())).toBe(false);
    expect(document.activeElement).toBe(field('What is it about?'));
    expect(mail().getAttribute('href')).toBe('mailto:contact@example.org');
  });

  test('a message too long for a mail program says so', () => {
    show({contactEmail: 'contact@example.org'}, 'question');
    fill();
    fireEvent.input(field('Message'), {target: {value: 'word '.repeat(600)}});
    expect(fireEvent.click(mail())).toBe(false);
    expect(screen.getByText(/too long for a mail program/)).toBeTruthy();
  });
});
