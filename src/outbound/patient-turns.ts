/** Lets a number of callers pass at once. The others wait for a while, and pass in order of arrival. */
export class PatientTurns {
  private readonly waiting = new Set<(passes: boolean) => void>();

  constructor(private free: number) {}

  /** @returns false when nothing became free within `patience` milliseconds: there is nothing to give back. */
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
