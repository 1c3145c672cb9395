import { execFileSync } from 'node:child_process';
import { shellWord } from '../../../scripts/shell-word';

test.each(['ada@example.com', '/srv/invoicing/.data'])('%s needs no quotes', (text) => {
  expect(shellWord(text)).toBe(text);
});

test.each(["o'neil@example.com", 'a;b@example.com', '/srv/my invoices', '$(id)@x', '`', '', '*'])(
  '%j is one word for a shell, unchanged',
  (text) => {
    const printed = execFileSync('sh', ['-c', `printf %s ${shellWord(text)}`], {
      encoding: 'utf8',
    });
    expect(printed).toBe(text);
  },
);
