import { archiveRefusal } from '../../../src/strapi/refuse-archives';

test.each([
  ['/app/node_modules/.bin/strapi', 'export', '--no-encrypt'],
  ['/app/node_modules/@strapi/strapi/bin/strapi.js', 'import', '-f', 'books.tar.gz'],
  ['/app/node_modules/.bin/strapi', '--silent', 'transfer', '--to', 'https://a.example'],
])('the command %s %s is refused, and names the one to use', (...words) => {
  expect(archiveRefusal(['node', ...words])).toMatch(
    /^strapi (export|import|transfer) does not carry these books\. Use "npm run -s manage -- backup/,
  );
});

test.each([
  ['/app/scripts/start.mjs'],
  ['/app/scripts/manage.mjs', 'backup', '--to', 'export'],
  ['/app/scripts/manage.mjs', 'export'],
  ['/app/node_modules/.bin/strapi', 'version'],
  ['/app/node_modules/.bin/strapi', 'build'],
])('%s %s is not', (...words) => {
  expect(archiveRefusal(['node', ...words])).toBeNull();
});
