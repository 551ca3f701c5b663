/** At the same instant, the product does what is due, then checks the line, and then people act. */
const RANKS = { product: 0, line: 1, person: 2 } as const;

/** What happens next: a heap by time, then by rank, then by the order in which it was planned. */
export class Events {
  private readonly heap: { at: number; rank: number; order: number; run: (now: number) => void }[] = [];
  private planned = 0;

  plan(at: number, run: (now: number) => void, by: keyof typeof RANKS = 'person'): void {
    const { heap } = this;
    heap.push({ at, rank: RANKS[by], order: (this.planned += 1), run });
    for (let child = heap.length - 1; child > 0;) {
      const parent = (child - 1) >> 1;
      if (!this.isBefore(child, parent)) break;
      this.swap(child, parent);
      child = parent;
    }
  }

  run(): void {
    for (let next = this.take(); next; next = this.take()) next.run(next.at);
  }

  private take() {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    heap[0] = last;
    for (let parent = 0; ;) {
      const left = 2 * parent + 1;
      let least = parent;
      for (const child of [left, left + 1])
        if (child < heap.length && this.isBefore(child, least)) least = child;
      if (least === parent) return first;
      this.swap(least, parent);
      parent = least;
    }
  }

  private isBefore(one: number, other: number): boolean {
    const a = this.heap[one]!;
    const b = this.heap[other]!;
    return (a.at - b.at || a.rank - b.rank || a.order - b.order) < 0;
  }

  private swap(one: number, other: number): void {
    [this.heap[one], this.heap[other]] = [this.heap[other]!, this.heap[one]!];
  }
}
