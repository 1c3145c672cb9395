import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress, isWithinAny, parseAddress } from '../../domain/addresses';
import type { Settings } from '../../settings';

/** So that no single address can take all connections. */
const SHARE_OF_ONE_ADDRESS = 1 / 4;

/**
 * Limits the open connections of the node, and those of each address. A trusted proxy brings the
 * connections of everybody, so only the first limit holds for it.
 */
export function limitConnections(
  server: Server,
  { MAX_CONNECTIONS, TRUSTED_PROXIES }: Pick<Settings, 'MAX_CONNECTIONS' | 'TRUSTED_PROXIES'>,
): void {
  server.maxConnections = MAX_CONNECTIONS;
  const most = Math.ceil(MAX_CONNECTIONS * SHARE_OF_ONE_ADDRESS);
  const open = new Map<string, number>();
  const add = (name: string, change: number) => {
    const count = (open.get(name) ?? 0) + change;
    if (count > 0) open.set(name, count);
    else open.delete(name);
  };
  server.prependListener('connection', (socket: Socket) => {
    const address = parseAddress(socket.remoteAddress ?? '');
    if (!address || isWithinAny(address, TRUSTED_PROXIES)) return;
    const name = countedAddress(address);
    if ((open.get(name) ?? 0) >= most) return void socket.destroy();
    add(name, 1);
    socket.once('close', () => add(name, -1));
  });
}
