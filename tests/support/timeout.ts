/** Some tests start servers of their own, a few seconds each on a busy machine. */
jest.setTimeout(60_000);
