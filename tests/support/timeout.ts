/** Some tests start servers, which takes seconds. On a busy machine all takes ten times as long. */
jest.setTimeout(180_000);
