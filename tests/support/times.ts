/** One for `whole`, which `.ci/run` sets, and more for a long run by hand: `TEST_SHARE=20 npm test -- FILE`. */
const SHARE = Number(process.env['TEST_SHARE'] ?? 0.1);

/** How often a test with random data or races does its work. By default it is a tenth of the whole. */
export const times = (whole: number): number => Math.max(2, Math.ceil(whole * SHARE));
