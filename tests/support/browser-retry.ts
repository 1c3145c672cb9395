/**
 * In CI, a browser test that fails runs once more: on a busy machine Chromium sometimes misses a step.
 * The first failure is printed, and .ci/run names each test that needed its second run.
 */
if (process.env['CI']) jest.retryTimes(1, { logErrorsBeforeRetry: true });
