import path from 'node:path';
import { startServer, type Server } from './server';

export function startReference(databaseUrl: string): Promise<Server> {
  return startServer({
    name: 'reference',
    args: [path.join(__dirname, '../reference/server.js')],
    cwd: process.cwd(),
    env: { DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
  });
}
