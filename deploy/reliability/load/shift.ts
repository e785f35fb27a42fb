/** Work that is under way, and whether more may begin. */
export class Shift {
  readonly #atWork = new Set<Promise<unknown>>();
  #on = true;
  #ended = false;
  #onChange: (() => void)[] = [];

  get hasEnded(): boolean {
    return this.#ended;
  }

  get isOn(): boolean {
    return this.#on;
  }

  /** Runs work and counts it as under way. Its failure is told by whoever does the work. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const running = work();
    this.#atWork.add(running);
    try {
      return await running;
    } finally {
      this.#atWork.delete(running);
    }
  }

  /** Resolves with true as soon as work may begin, with false when there will be none any more. */
  async begins(): Promise<boolean> {
    while (!this.#on && !this.#ended) await new Promise<void>((resolve) => this.#onChange.push(resolve));
    return !this.#ended;
  }

  /** Lets nothing begin, and settles when nothing is under way. */
  async pause(): Promise<void> {
    this.#on = false;
    while (this.#atWork.size > 0) await Promise.allSettled(this.#atWork);
  }

  resume(): void {
    this.#on = true;
    this.#tell();
  }

  async end(): Promise<void> {
    this.#ended = true;
    this.#tell();
    await this.pause();
  }

  #tell(): void {
    for (const told of this.#onChange.splice(0)) told();
  }
}
