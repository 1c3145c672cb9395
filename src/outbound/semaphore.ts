/** Lets a number of callers pass at once. The others wait in order of arrival, up to a limit of time. */
export class Semaphore {
  private readonly waiting = new Set<(passes: boolean) => void>();

  constructor(private free: number) {}

  /** @returns false when no turn became free within `patience` milliseconds. Then give nothing back. */
  async take(patience: number): Promise<boolean> {
    if (this.free > 0) {
      this.free -= 1;
      return true;
    }
    return new Promise<boolean>((done) => {
      const settle = (passes: boolean) => {
        clearTimeout(timer);
        this.waiting.delete(settle);
        done(passes);
      };
      const timer = setTimeout(settle, patience, false);
      this.waiting.add(settle);
    });
  }

  /** Gives a taken turn back. */
  give(): void {
    const [next] = this.waiting;
    if (next) next(true);
    else this.free += 1;
  }
}
