import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { openBrowser } from '../open-browser';
import type { Databases } from '../databases';
import { say } from '../report/progress';
import { runBenchmark } from '../run-benchmark';
import { Caller } from '../servers/caller';
import { makeOurs } from '../servers/ours';
import { Figures } from './figures';
import { visitFrontPage } from './front-page';
import { visitPanel, type Session } from './panel';
import { acceptSample, fillLists } from './sample';

async function measure(databases: Databases, runs: number): Promise<number> {
  const project = path.join(databases.folder, 'project');
  mkdirSync(project);
  const ours = makeOurs(project, databases.ours);
  const server = await ours.start(null);
  const url = `http://127.0.0.1:${server.port}`;
  const browser = await openBrowser();
  const figures = new Figures();
  try {
    const operator = await acceptSample(url);
    await fillLists(new Caller(url, await ours.issueKey(operator.business)));
    let session: Session | null = null;
    for (let run = 1; run <= runs; run += 1) {
      say(`Run ${run} of ${runs} …`);
      await visitFrontPage(browser, url, figures);
      session = await visitPanel(browser, { url, operator, session }, figures);
    }
    process.stdout.write(`\n${figures}\n`);
  } finally {
    await browser.close();
    await server.stop();
  }
  return 0;
}

/**
 * `npm run bench -- pages [7]`: times of the page at `/`, of the pages of the panel and of a save in Chromium, while
 * the service is idle. Each run begins with an empty cache.
 */
export const main = (args: string[]): Promise<never> =>
  runBenchmark((databases) => measure(databases, Number(args[0] ?? 7)));
