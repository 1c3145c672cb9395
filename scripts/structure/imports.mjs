import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '/index.ts', '/index.tsx'];

/** All TypeScript files of `src` that git tracks. */
export function sourceFiles() {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'src'], {
    encoding: 'utf8',
  });
  return listed.split('\n').filter((file) => /\.tsx?$/.test(file));
}

/** The folder or file directly below `src` that holds a file. */
export const topOf = (file) => file.split('/')[1] ?? file;

/** @returns {Map<string, string[]>} each file with the files of `src` that it imports, types included */
export function importsOf(files) {
  const known = new Set(files);
  return new Map(files.map((file) => [file, targetsOf(file, known)]));
}

function targetsOf(file, known) {
  const { importedFiles } = ts.preProcessFile(readFileSync(file, 'utf8'));
  return importedFiles.flatMap(({ fileName }) => {
    if (!fileName.startsWith('.')) return [];
    const base = path.posix.join(path.posix.dirname(file), fileName);
    const target = ENDINGS.map((ending) => base + ending).find((one) => known.has(one));
    return target === undefined ? [] : [target];
  });
}

/** The groups of nodes that reach each other (Tarjan). A single node is not a group. */
export function circlesOf(graph) {
  const state = { next: 0, stack: [], index: new Map(), low: new Map(), circles: [] };
  for (const node of graph.keys()) if (!state.index.has(node)) visit(node, graph, state);
  return state.circles;
}

function visit(node, graph, state) {
  const { stack, index, low } = state;
  index.set(node, state.next);
  low.set(node, state.next);
  state.next += 1;
  stack.push(node);
  for (const target of graph.get(node) ?? []) {
    if (!index.has(target)) visit(target, graph, state);
    if (stack.includes(target)) low.set(node, Math.min(low.get(node), low.get(target)));
  }
  if (low.get(node) !== index.get(node)) return;
  const circle = stack.splice(stack.indexOf(node));
  if (circle.length > 1) state.circles.push(circle);
}
