import { figures } from './structure/figures.mjs';

/** `npm run -s structure [-- --details]`: figures of the layout of `src`. */
const { rows, details } = await figures();
for (const [name, figure] of rows) console.log(`${name.padEnd(36)}${figure}`);
if (process.argv.includes('--details')) console.log(JSON.stringify(details, null, 2));
