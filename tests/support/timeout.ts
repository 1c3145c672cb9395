/** Some tests start servers of their own, a few seconds each, ten times that on a busy machine. */
jest.setTimeout(180_000);
