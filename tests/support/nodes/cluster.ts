import { cloneDatabase } from '../databases';
import { readRun } from '../run';
import { startServiceIn, type Service } from '../service';
import { freePort } from './free-port';
import { startProxy, type NodeName, type TestProxy } from './proxy';
import { startRedis, type TestRedis } from './redis';

/** A place for one node: the service on one port, started and stopped many times. */
export interface Place {
  name: NodeName;
  url: string;
  start(): Promise<Service>;
  stop(): Promise<unknown>;
  kill9(): Promise<void>;
  /** Everything that its services have printed, those before included. */
  logs(): string;
}

/** Two nodes on one database and one Redis, behind one proxy. */
export interface Cluster {
  /** The proxy's address. */
  url: string;
  proxy: TestProxy;
  redis: TestRedis;
  databaseUrl: string;
  nodes: [Place, Place];
  /** Ends everything, after a failed test as well. */
  end(): Promise<void>;
}

interface ClusterOptions {
  database?: string;
  env?: Record<string, string>;
}

/** Starts Redis and the proxy. The nodes have their places, and do not run yet. */
export async function openCluster({ database, env = {} }: ClusterOptions = {}): Promise<Cluster> {
  const databaseUrl = database ?? (await cloneDatabase());
  const redis = await startRedis();
  const shared = { REDIS_URL: redis.url, TRUSTED_PROXIES: '127.0.0.1/32', ...env };
  const ports = { a: await freePort(), b: await freePort() };
  const proxy = await startProxy(ports);
  const place = (name: NodeName) =>
    placeOf(name, databaseUrl, { ...shared, PORT: String(ports[name]) });
  const nodes: [Place, Place] = [place('a'), place('b')];
  return {
    url: proxy.url,
    proxy,
    redis,
    databaseUrl,
    nodes,
    end: async () => {
      await Promise.all(nodes.map((node) => node.kill9()));
      await Promise.all([proxy.stop(), redis.stop()]);
    },
  };
}

/** A cluster whose nodes run, and are known to the proxy. */
export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const cluster = await openCluster(options);
  await Promise.all(cluster.nodes.map((node) => node.start()));
  await Promise.all(cluster.nodes.map(({ name }) => cluster.proxy.untilUp(name)));
  return cluster;
}

function placeOf(name: NodeName, databaseUrl: string, env: Record<string, string>): Place {
  const started: Service[] = [];
  let running: Service | undefined;
  const end = (how: 'stop' | 'kill9') => async () => {
    const service = running;
    running = undefined;
    await service?.[how]();
  };
  return {
    name,
    url: `http://127.0.0.1:${env['PORT']}`,
    start: async () => {
      running = await startServiceIn(readRun(), databaseUrl, env);
      started.push(running);
      return running;
    },
    stop: end('stop'),
    kill9: end('kill9'),
    logs: () => started.map((service) => service.logs()).join(''),
  };
}
