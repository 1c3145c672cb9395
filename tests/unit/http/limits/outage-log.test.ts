import { createOutageLog } from '../../../../src/http/limits/outage-log';

let time: number;
let lines: string[];
let log: ReturnType<typeof createOutageLog>;

beforeEach(() => {
  [time, lines] = [0, []];
  const texts = { down: 'Redis is away', up: 'Redis is back' };
  log = createOutageLog(
    (line) => lines.push(line),
    texts,
    () => time,
  );
});

const requests = (count: number) => {
  for (let index = 0; index < count; index += 1) log.failed(new Error('refused'));
};

test('a thousand requests without Redis write one line per minute', () => {
  requests(1_000);
  expect(lines).toEqual(['Redis is away: refused']);
  time = 59_999;
  requests(1_000);
  expect(lines).toHaveLength(1);
  time = 60_000;
  requests(1_000);
  expect(lines).toHaveLength(2);
});

test('a recovery is logged once, and only after a failure', () => {
  log.recovered();
  requests(1);
  log.recovered();
  log.recovered();
  expect(lines).toEqual(['Redis is away: refused', 'Redis is back']);
});

test('a connection that fails every second does not fill the log', () => {
  for (time = 0; time < 60_000; time += 1_000) {
    requests(3);
    log.recovered();
  }
  expect(lines).toEqual(['Redis is away: refused', 'Redis is back']);
  time = 61_000;
  requests(1);
  expect(lines).toHaveLength(3);
});
