/** Lets so many pass at once; the others wait, and pass in the order in which they came. */
export class Turns {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  async take(): Promise<void> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((pass) => this.waiting.push(pass));
  }

  /** The end of a turn that was taken. */
  give(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}
