/** How long a session lasts at most, and how long without a request (contract §16). */
export const MOST_SECONDS = 30 * 86_400;
export const IDLE_SECONDS = 12 * 3_600;

/** A session that was used so long ago is marked as used again: not at each request. */
export const USED_LATELY_SECONDS = 600;
