const MINUTE_MS = 60_000;

/** Logs when a service fails and recovers, without a line per affected request. */
export interface OutageLog {
  failed(error: unknown): void;
  recovered(): void;
}

/**
 * Logs the first failure, then at most one line per minute during the outage, and the recovery. The same
 * limit holds for a service that fails and recovers all the time.
 */
export function createOutageLog(
  say: (line: string) => void,
  { down, up }: { down: string; up: string },
  now: () => number = Date.now,
): OutageLog {
  let isDown = false;
  let isTold = false;
  let lastTold = -Infinity;
  return {
    failed(error) {
      isDown = true;
      if (now() - lastTold < MINUTE_MS) return;
      [lastTold, isTold] = [now(), true];
      say(`${down}: ${error instanceof Error ? error.message : String(error)}`);
    },
    recovered() {
      if (isDown && isTold) say(up);
      [isDown, isTold] = [false, false];
    },
  };
}
