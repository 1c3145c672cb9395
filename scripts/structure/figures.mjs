import { readFileSync } from 'node:fs';
import { LAYERS } from '../../layers.mjs';
import { circlesOf, importsOf, sourceFiles, topOf } from './imports.mjs';

const CAST = /\bas (?:unknown as|never|any)\b/g;

const linesOf = (file) => readFileSync(file, 'utf8').split('\n').length - 1;

function medianOf(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** The imports between top-level folders, each pair once, without those of `index.ts`. */
function arrowsOf(imports) {
  const arrows = new Set();
  for (const [file, targets] of imports) {
    for (const target of targets) {
      if (topOf(file) !== topOf(target)) arrows.add(`${topOf(file)} → ${topOf(target)}`);
    }
  }
  return [...arrows];
}

function runsUp(arrow) {
  const [from, to] = arrow.split(' → ');
  const place = (name) => LAYERS.findIndex((layer) => layer.name === name);
  return from !== 'admin' && (place(from) < place(to) || place(from) === -1);
}

function folderGraph(arrows) {
  const graph = new Map();
  for (const arrow of arrows) {
    const [from, to] = arrow.split(' → ');
    graph.set(from, [...(graph.get(from) ?? []), to]);
    if (!graph.has(to)) graph.set(to, []);
  }
  return graph;
}

function countCasts(files) {
  const strapi = files.filter((file) => topOf(file) === 'strapi');
  const count = (list) =>
    list.reduce((sum, file) => sum + (readFileSync(file, 'utf8').match(CAST)?.length ?? 0), 0);
  return { all: count(files), strapi: count(strapi) };
}

/** The output of `npm run -s structure`, as rows of a name and a figure. */
export function figures() {
  const files = sourceFiles();
  const imports = importsOf(files);
  const arrows = arrowsOf(imports);
  const tops = [...new Set(files.map(topOf))];
  const isFile = (name) => /\.tsx?$/.test(name);
  const lengths = files.map(linesOf);
  const longest = files[lengths.indexOf(Math.max(...lengths))];
  const casts = countCasts(files);
  const template = files.filter((file) => /template_?type/i.test(readFileSync(file, 'utf8')));
  return {
    rows: [
      ['files', files.length],
      ['top-level folders', tops.filter((name) => !isFile(name)).length],
      ['loose files', tops.filter(isFile).length],
      ['import arrows between them', arrows.length],
      ['arrows against the layers', arrows.filter(runsUp).length],
      ['circles of folders', circlesOf(folderGraph(arrows)).length],
      ['circles of files', circlesOf(imports).length],
      ['files that name template_type', template.length],
      ['type casts', `${casts.all} (${casts.strapi} in strapi/)`],
      ['median lines per file', medianOf(lengths)],
      ['longest file', `${Math.max(...lengths)} (${longest})`],
    ],
    details: { up: arrows.filter(runsUp), circles: circlesOf(imports), template },
  };
}
