/** Who asks for a document: the holder of a key or an operator, or somebody without an account. */
export type Standing = 'known' | 'anonymous';

type Start = () => void;

/**
 * Decides which document gets a thread next: those of known callers first, in the order in which
 * they came, then the anonymous ones. Where anonymous documents hold every thread, one more
 * thread serves known callers, so that they never wait for an anonymous document.
 */
export class ThreadTurns {
  private readonly waiting: Readonly<Record<Standing, Set<Start>>> = {
    known: new Set(),
    anonymous: new Set(),
  };
  private readonly running: Record<Standing, number> = { known: 0, anonymous: 0 };

  constructor(private readonly threads: number) {}

  /** How many documents can run at once. */
  get most(): number {
    return this.threads + 1;
  }

  async take(standing: Standing): Promise<void> {
    if (this.waiting[standing].size === 0 && this.mayStart(standing)) this.running[standing] += 1;
    else await new Promise<void>((start) => this.waiting[standing].add(start));
  }

  /** The end of a turn that was taken. */
  give(standing: Standing): void {
    this.running[standing] -= 1;
    while (this.startNext('known') || this.startNext('anonymous'));
  }

  private startNext(standing: Standing): boolean {
    const [start] = this.waiting[standing];
    if (!start || !this.mayStart(standing)) return false;
    this.waiting[standing].delete(start);
    this.running[standing] += 1;
    start();
    return true;
  }

  private mayStart(standing: Standing): boolean {
    const { known, anonymous } = this.running;
    if (known + anonymous < this.threads) return standing === 'known' || !this.waiting.known.size;
    return standing === 'known' && known === 0;
  }
}
