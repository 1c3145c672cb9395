/** Lets so many pass at once; the others wait for a while, and pass in the order in which they came. */
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

  /** The end of a turn that was taken. */
  give(): void {
    const [next] = this.waiting;
    if (next) next(true);
    else this.free += 1;
  }
}
