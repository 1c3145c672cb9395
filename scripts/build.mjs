import { ensureBuilt } from './setup/ensure-built.mjs';
import { ensureInstalled } from './setup/ensure-installed.mjs';

/** `npm run build`: everything that `npm start` would otherwise make on its first run. */
await ensureInstalled();
await ensureBuilt({ admin: true });
