import { judge, type Attempt } from '../../../src/webhooks/outcome';

const NOW = new Date('2026-11-20T12:00:00Z');

function attempt(fields: Partial<Attempt>): Attempt {
  return {
    status: 200,
    error: null,
    excerpt: null,
    retryAfter: undefined,
    durationMs: 12.4,
    ...fields,
  };
}

const becomes = (fields: Partial<Attempt>, made = 0) => {
  const { state, delayMs } = judge(attempt(fields), made, 0, NOW);
  return [state, delayMs];
};

test.each([200, 201, 204, 299])('%i is a success', (status) => {
  expect(becomes({ status })).toEqual(['delivered', null]);
});

test.each([100, 199, 300, 301, 302, 307, 400, 401, 404, 429, 500, 503])(
  '%i is a failure that is retried',
  (status) => {
    expect(becomes({ status })).toEqual(['pending', 5_000]);
  },
);

test('a missing answer is a failure that is retried', () => {
  expect(becomes({ status: null, error: 'timeout' }, 3)).toEqual(['pending', 7_200_000]);
});

test('410 ends the attempts, and so does the tenth failure', () => {
  expect(becomes({ status: 410 })).toEqual(['failed', null]);
  expect(becomes({ status: 500 }, 9)).toEqual(['failed', null]);
});

test('Retry-After is honoured', () => {
  expect(becomes({ status: 503, retryAfter: '60' })).toEqual(['pending', 60_000]);
});

test('the stored result has whole milliseconds and no NUL', () => {
  const judged = judge(attempt({ status: 500, excerpt: 'a\u0000b' }), 0, 0, NOW);
  expect(judged).toMatchObject({ status: 500, excerpt: 'a\uFFFDb', durationMs: 12 });
});
