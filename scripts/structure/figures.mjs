import { readFileSync } from 'node:fs';
import path from 'node:path';
import { roomLists } from '../../layers.mjs';
import { arrowsIn, circlesOf, foldersOf, readImports } from './imports.mjs';

const CAST = /\bas (?:unknown as|never|any)\b/g;

const linesOf = (file) => readFileSync(file, 'utf8').split('\n').length - 1;

function medianOf(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The folder or file directly below `src` that holds a file. */
const topOf = (file) => file.split('/')[1];

const isFile = (name) => /\.tsx?$/.test(name);

const countArrows = (graph) => [...graph.values()].reduce((sum, targets) => sum + targets.size, 0);

/**
 * The circles of every level, each with the room in which it stands.
 * @returns those of at least two folders, and those of one folder with loose files beside it
 */
function folderCircles(imports) {
  const all = foldersOf(imports.keys()).flatMap((room) =>
    circlesOf(arrowsIn(room, imports)).map((circle) => ({ room, circle })),
  );
  const withFolders = (count) =>
    all
      .filter(({ circle }) => count(circle.filter((name) => !isFile(name)).length))
      .map(({ room, circle }) => `${room}: ${circle.join(', ')}`);
  return { folders: withFolders((folders) => folders > 1), one: withFolders((n) => n === 1) };
}

const EXEMPT = /^src\/(api|middlewares)(\/|$)/;

/** Folders that hold one file and no folder. Strapi wants its own in `src/api`. */
function loneFolders(files) {
  const held = new Map();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    held.set(folder, (held.get(folder) ?? 0) + 1);
  }
  const parents = new Set([...held.keys()].map((folder) => path.posix.dirname(folder)));
  return [...held.keys()].filter(
    (folder) => held.get(folder) === 1 && !parents.has(folder) && !EXEMPT.test(folder),
  );
}

function roomRows(imports) {
  return roomLists().map(({ room }) => {
    const name = `src/${room}`.replace(/\/$/, '');
    return [`import arrows in ${name}`, countArrows(arrowsIn(name, imports))];
  });
}

function countCasts(files) {
  const strapi = files.filter((file) => topOf(file) === 'strapi');
  const count = (list) =>
    list.reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(CAST)?.length ?? 0), 0);
  return { all: count(files), strapi: count(strapi) };
}

/** The output of `npm run -s structure`, as rows of a name and a figure. */
export async function figures() {
  const { imports, broken } = await readImports();
  const files = [...imports.keys()].filter((file) => file.startsWith('src/'));
  const tops = [...new Set(files.map(topOf))];
  const lengths = files.map(linesOf);
  const longest = files[lengths.indexOf(Math.max(...lengths))];
  const casts = countCasts(files);
  const circles = folderCircles(imports);
  const lone = loneFolders(files);
  const template = files.filter((file) => /template_?type/i.test(readFileSync(file, 'utf8')));
  return {
    rows: [
      ['files', files.length],
      ['top-level folders', tops.filter((name) => !isFile(name)).length],
      ['loose files', tops.filter(isFile).length],
      ...roomRows(imports),
      ['imports against the rules', broken.length],
      ['circles of folders, all levels', circles.folders.length],
      ['circles of a folder and loose files', circles.one.length],
      ['circles of files', circlesOf(imports).length],
      ['folders with one file', lone.length],
      ['files that name template_type', template.length],
      ['type casts', `${casts.all} (${casts.strapi} in strapi/)`],
      ['median lines per file', medianOf(lengths)],
      ['longest file', `${Math.max(...lengths)} (${longest})`],
    ],
    details: { broken, circles, lone, template },
  };
}
