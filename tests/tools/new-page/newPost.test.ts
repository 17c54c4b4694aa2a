import {matchAuthor} from '@site/tools/new-page/newPost';

const authors = {
  first: {name: 'First Writer', socials: {github: 'firstaccount'}},
  second: {name: 'Second Writer', email: 'second@example.org'},
};

test.each([
  ['a name', {name: 'second writer', email: ''}, 'second'],
  ['an address', {name: '', email: 'Second@example.org'}, 'second'],
  ['a private address of GitHub', {name: 'X', email: '123+firstaccount@users.noreply.github.com'}, 'first'],
  ['an account as name', {name: 'firstaccount', email: ''}, 'first'],
  ['somebody else', {name: 'Somebody', email: 'x@example.org'}, undefined],
  ['nothing', {name: '', email: ''}, undefined],
])('git knows the author by %s', (_, user, author) => {
  expect(matchAuthor(authors, user)).toBe(author);
});
