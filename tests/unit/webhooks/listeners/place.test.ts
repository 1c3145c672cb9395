import {
  beginAt,
  handledAt,
  settledAt,
  type Moment,
  type Place,
} from '../../../../src/webhooks/listeners/place';

const moment = (at: number, xmin: number, xmax = xmin): Moment => ({
  at,
  xmin: String(xmin),
  xmax: String(xmax),
});
const event = (id: string, at: number) => ({ id, at });

/** A place that began at 0, when transaction 100 was about to begin. */
const BEGUN = beginAt(moment(0, 100));

test('a place moves on when all transactions of its last moment have ended', () => {
  const going = settledAt(BEGUN, moment(50_000, 99, 120));
  expect(going).toEqual(BEGUN);
  const next = settledAt(BEGUN, moment(90_000, 100, 130));
  expect(next).toMatchObject({ settled: 0, next: moment(90_000, 100, 130) });
  const later = settledAt(next, moment(100_000, 130, 140));
  expect(later).toMatchObject({ settled: 60_000, next: moment(100_000, 130, 140) });
});

test('an event is known by its number until nothing as old can come', () => {
  const place = handledAt(BEGUN, [event('7', 10_000)], true);
  expect(place).toMatchObject({ since: 0, handled: [['7', 10_000]] });
  const settled = settledAt(settledAt(place, moment(45_000, 100, 130)), moment(60_000, 130));
  expect(handledAt(settled, [], true)).toMatchObject({ since: 15_000, handled: [] });
});

test('with events left, a place moves to those that were handled', () => {
  const behind: Place = { ...BEGUN, settled: 500_000 };
  const page = [event('1', 100_000), event('2', 110_000)];
  expect(handledAt(behind, page, false)).toMatchObject({
    since: 80_000,
    handled: [
      ['1', 100_000],
      ['2', 110_000],
    ],
  });
  expect(handledAt(behind, [], false)).toEqual(behind);
});

test('a place never moves back', () => {
  const far: Place = { ...BEGUN, since: 400_000, settled: 500_000 };
  expect(handledAt(far, [event('1', 410_000)], false).since).toBe(400_000);
  expect(settledAt(far, moment(510_000, 100)).settled).toBe(500_000);
});

test('a place that was restored into another PostgreSQL counts its transactions anew', () => {
  const restored = settledAt({ ...BEGUN, settled: 70_000 }, moment(90_000, 20));
  expect(restored).toMatchObject({ settled: 70_000, next: moment(90_000, 20) });
});
