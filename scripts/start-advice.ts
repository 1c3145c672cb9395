import { unknownSettings } from '../src/settings';

const AS_ROOT =
  'The service runs as root. Start it as a user of its own, who owns public/uploads and, with the embedded database, .data.';

/** Node gives security fixes for even versions only, each for three years. */
const OLDEST_SUPPORTED_NODE = 22;

const oldNode = (version: string): string =>
  `Node ${version} has had no security fixes since April 2026. Use Node 24.`;

/** Lines for the log of a start that goes on all the same. */
export function startAdvice(): string[] {
  const { node } = process.versions;
  return [
    ...(process.getuid?.() === 0 ? [AS_ROOT] : []),
    ...(Number(node.split('.')[0]) < OLDEST_SUPPORTED_NODE ? [oldNode(node)] : []),
    ...unknownSettings(Object.keys(process.env)),
  ];
}
