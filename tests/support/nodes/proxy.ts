import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { eventually } from '../eventually';
import { root } from '../project-copy';
import { runFolder } from '../run';
import { spawnProgram } from '../spawned';
import { freePort } from './free-port';

/** A node, by its name in docs/haproxy.cfg. */
export type NodeName = 'a' | 'b';

export interface TestProxy {
  url: string;
  /** Waits until the proxy sends requests to the node. */
  untilUp(node: NodeName): Promise<void>;
  /** Sends nothing more to the node, and waits until it has answered everything. */
  drain(node: NodeName): Promise<void>;
  /** Ends `drain`. */
  undrain(node: NodeName): Promise<void>;
  stop(): Promise<void>;
}

/** HAProxy with the configuration of docs, on these ports of the nodes. */
export async function startProxy(ports: Record<NodeName, number>): Promise<TestProxy> {
  const port = await freePort();
  const folder = mkdtempSync(path.join(runFolder(), 'proxy-'));
  const socket = path.join(folder, 'admin.sock');
  const file = path.join(folder, 'haproxy.cfg');
  const settings = new Map([
    ['/run/haproxy/admin.sock', socket],
    [':80', `127.0.0.1:${port}`],
    ['10.0.0.11:1337', `127.0.0.1:${ports.a}`],
    ['10.0.0.12:1337', `127.0.0.1:${ports.b}`],
  ]);
  writeFileSync(file, configuration(settings));
  const child = spawnProgram('haproxy', ['-db', '-f', file], { cwd: folder });
  const command = (line: string): Promise<string> => {
    const connection = connect(socket);
    connection.end(`${line}\n`);
    return text(connection);
  };
  const state = async (node: NodeName) => stateOf(await command('show stat'), node);
  const isOpen = () => command('show info').then(Boolean, () => false);
  await eventually(isOpen).catch(() => {
    throw new Error(`HAProxy does not start: ${child.stderr()}`);
  });
  return {
    url: `http://127.0.0.1:${port}`,
    untilUp: (node) => eventually(async () => (await state(node)).status.startsWith('UP')),
    drain: async (node) => {
      await command(`set server nodes/${node} state drain`);
      await eventually(async () => (await state(node)).scur === '0');
    },
    undrain: async (node) => void (await command(`set server nodes/${node} state ready`)),
    stop: async () => {
      child.signal('SIGTERM');
      await child.ended;
    },
  };
}

function configuration(settings: ReadonlyMap<string, string>): string {
  let config = readFileSync(path.join(root, 'docs/haproxy.cfg'), 'utf8').replace(/^#.*$/gm, '');
  for (const [shown, used] of settings) {
    if (config.split(` ${shown}`).length !== 2) throw new Error(`docs/haproxy.cfg lacks ${shown}`);
    config = config.replace(` ${shown}`, ` ${used}`);
  }
  return config;
}

/** A row of the CSV that HAProxy answers. */
function stateOf(csv: string, node: NodeName): { status: string; scur: string } {
  const [names = [], ...rows] = csv
    .replace(/^# /, '')
    .split('\n')
    .map((row) => row.split(','));
  const row = rows.find(([backend, server]) => backend === 'nodes' && server === node) ?? [];
  const value = (name: string) => row[names.indexOf(name)] ?? '';
  return { status: value('status'), scur: value('scur') };
}
