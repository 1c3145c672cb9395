import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';

/** `npm run build`: builds everything that the first `npm start` would build otherwise. */
await ensureInstalled('build');
await ensureBuilt({ admin: true });
