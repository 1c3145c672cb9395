/*
 * Loaded into a service (`node --require`): writes for each request with the header `x-probe` how long a turn of
 * the event loop took at most, until the answer was sent, as a line of JSON in the file that TURNS_TO names. In
 * milliseconds of the main thread's processor time: neither other programs nor other threads count.
 */
const { appendFileSync, readFileSync } = require('node:fs');
const process = require('node:process');
const { setImmediate, setTimeout } = require('node:timers');
const { subscribe } = require('node:diagnostics_channel');

const STAT = `/proc/self/task/${process.pid}/schedstat`;
const processorTime = () => Number(readFileSync(STAT, 'utf8').split(' ', 1)[0]) / 1e6;

const LOOPS = 60_000_000;

function loop() {
  let sum = 0;
  for (let index = 0; index < LOOPS; index += 1) sum = (sum * 31 + index) | 0;
  return sum;
}

/** What a loop takes here that takes 100 ms on the machine for which the limit was set. */
function calibrated() {
  const times = Array.from({ length: 6 }, () => {
    const before = processorTime();
    loop();
    return processorTime() - before;
  });
  return Math.min(...times);
}

const write = (line) => appendFileSync(process.env.TURNS_TO, `${JSON.stringify(line)}\n`);
write({ calibration: calibrated() });

const open = new Map();
let last = 0;

function turn() {
  const now = processorTime();
  for (const one of open.values()) one.longest = Math.max(one.longest, now - last);
  last = processorTime();
  if (open.size > 0) setImmediate(turn);
}

subscribe('http.server.request.start', ({ request }) => {
  const name = request.headers['x-probe'];
  if (name === undefined) return;
  if (open.size === 0) {
    last = processorTime();
    setImmediate(turn);
  }
  open.set(request, { name, longest: 0 });
});

subscribe('http.server.response.finish', ({ request }) => {
  const one = open.get(request);
  if (!one) return;
  // What goes on after the answer holds the loop, too.
  setTimeout(() => {
    open.delete(request);
    write(one);
  }, 20);
});
