import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const pages = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((page) => existsSync(page));

/** The text of a page without its blocks of code. */
const prose = (page: string): string => readFileSync(page, 'utf8').replace(/```[^]*?```/g, '');

/** The anchors that GitHub gives to the headings of a page. */
const anchorsOf = (page: string): string[] =>
  [...prose(page).matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Why a link of a page leads nowhere, or nothing. */
function fault(page: string, link: string): string[] {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? page : normalize(join(dirname(page), path));
  if (!existsSync(target)) {
    return [`${page}: ${link} is missing`];
  }
  const leads =
    anchor === undefined || !target.endsWith('.md') || anchorsOf(target).includes(anchor);
  return leads ? [] : [`${page}: ${link} names no heading`];
}

const isOwn = (link: string): boolean => !/^(https?:|mailto:|\/)/.test(link);

test('every link from one page of the documentation to another leads to its heading', () => {
  const links = pages.flatMap((page) =>
    [...prose(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => ({ page, link })),
  );

  expect(links.length).toBeGreaterThan(300);
  expect(
    links.filter(({ link }) => isOwn(link)).flatMap(({ page, link }) => fault(page, link)),
  ).toEqual([]);
});
