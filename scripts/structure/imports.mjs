import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';

/** Reads the imports of `src`, types included, and judges them by the rules of lint. */
export async function readImports() {
  const { output } = await cruise(['src'], {
    ...config.options,
    validate: true,
    ruleSet: { forbidden: config.forbidden },
  });
  const imports = new Map(
    output.modules.map(({ source, dependencies }) => [
      source,
      [...new Set(dependencies.map(({ resolved }) => resolved))],
    ]),
  );
  const broken = output.summary.violations.map(({ rule, from, to }) => ({
    rule: rule.name,
    from,
    to,
  }));
  return { imports, broken };
}

/** The imports between the folders and loose files of a room. @param room such as `src/admin` */
export function arrowsIn(room, imports) {
  const nodeOf = (file) =>
    file.startsWith(`${room}/`) ? file.slice(room.length + 1).split('/')[0] : undefined;
  const graph = new Map();
  for (const [file, targets] of imports) {
    const from = nodeOf(file);
    if (from === undefined) continue;
    const to = targets.map(nodeOf).filter((node) => node !== undefined && node !== from);
    graph.set(from, new Set([...(graph.get(from) ?? []), ...to]));
  }
  return graph;
}

/** Each folder that holds files or folders, `src` included. */
export function foldersOf(files) {
  const folders = new Set();
  for (const file of files)
    for (let at = path.posix.dirname(file); at !== '.'; at = path.posix.dirname(at))
      folders.add(at);
  return [...folders].sort();
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
