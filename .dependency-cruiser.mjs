import { BROWSER, roomLists } from './layers.mjs';

const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches a folder or file, or with `*` the loose files of a room. */
const pattern = (room, name) =>
  name === '*' ? `^src/${room}[^/]+$` : `^src/${room}${escaped(name)}(/|$)`;

/** A list by which nothing imports what stands below it in the list. */
function orderRules({ room, names }) {
  const loose = (name) => name !== '*' && name.includes('.');
  const withoutNamed = (name) =>
    name === '*' ? { pathNot: names.filter(loose).map((one) => pattern(room, one)) } : {};
  return names.slice(0, -1).map((name, index) => {
    const above = names.slice(index + 1);
    const lower = names.slice(0, index + 1);
    return {
      name: `only-downwards-from-${room}${name}`,
      comment: 'It may import only itself and what stands above it in layers.mjs.',
      severity: 'error',
      from: { path: pattern(room, name), ...withoutNamed(name) },
      to: {
        path: above.map((one) => pattern(room, one)),
        ...(above.includes('*') ? { pathNot: lower.map((one) => pattern(room, one)) } : {}),
      },
    };
  });
}

/** A folder or file of a listed room that the list lacks. */
const listedRule = ({ room, names }) => ({
  name: `listed-in-${room === '' ? 'src' : room.slice(0, -1)}`,
  comment: 'layers.mjs lists each folder of this room.',
  severity: 'error',
  from: { path: `^src/${room}`, pathNot: names.map((name) => pattern(room, name)) },
  to: {},
});

/** A room that may import a few others only. */
const onlyRule = ({ name, from, may, comment }) => ({
  name,
  comment,
  severity: 'error',
  from: { path: `^src/${from}/` },
  to: { path: '^src/', pathNot: may.map((path) => pattern('', path)) },
});

const RENDERERS = [
  'archive',
  'document',
  'fonts',
  'internals',
  'layout',
  'templates',
  'text',
  'worker',
];

const lists = roomLists();

/** The rules for imports, types included. `npm run lint` keeps them. */
export default {
  forbidden: [
    ...lists.flatMap(orderRules),
    ...lists.map(listedRule),
    ...BROWSER.map(({ name, may }) =>
      onlyRule({
        name: `${name}-runs-in-a-browser`,
        from: name,
        may: [name, ...may],
        comment: 'It runs in a browser: of the server it may import only what is pure.',
      }),
    ),
    onlyRule({
      name: 'roles-knows-no-caller',
      from: 'panel/roles',
      may: ['panel/roles', 'content-types.ts', 'strapi', 'database', 'domain', 'messages'],
      comment: 'It asks Strapi what an operator may do, and knows nothing of its callers.',
    }),
    onlyRule({
      name: 'strapi-knows-no-caller',
      from: 'strapi',
      may: ['strapi', 'domain', 'messages', 'content-types.ts', 'settings.ts'],
      comment: 'It reaches into Strapi, and knows nothing of its callers.',
    }),
    onlyRule({
      name: 'renderers-are-pure',
      from: `pdf/(${RENDERERS.join('|')})`,
      may: ['pdf', 'domain'],
      comment: 'It renders a view model: it knows neither HTTP nor the database.',
    }),
    {
      name: 'only-the-panel-imports-the-panel',
      comment: 'src/admin is the panel in the browser.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/admin/' },
      to: { path: '^src/admin/' },
    },
    {
      name: 'services-know-no-caller',
      comment: 'A service does not know its callers.',
      severity: 'error',
      from: { path: '^src/api/[^/]+/services/' },
      to: { path: '^src/api/[^/]+/controllers/' },
    },
    {
      name: 'src-stands-without-its-tools',
      comment: 'scripts, bench and tests use src.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(scripts|bench|tests)/' },
    },
    {
      name: 'no-circles-of-files',
      comment: 'Imports of types count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circles-of-folders',
      comment: 'Imports of types count too.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    includeOnly: '^(src|scripts|bench|tests)/',
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
