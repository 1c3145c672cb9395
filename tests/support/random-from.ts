export type Random = (below: number) => number;

/**
 * Makes random whole numbers from 0 to below a limit. It is a linear congruential generator: small, and the
 * same on each machine.
 */
export function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
