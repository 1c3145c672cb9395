/** Some tests start servers. Each start takes a few seconds, and ten times that on a busy machine. */
jest.setTimeout(180_000);
