/** At the same instant, the product does what is due, then checks the line, and then people act. */
const RANKS = { product: 0, line: 1, person: 2 } as const;

type Event = { at: number; rank: number; run: (now: number) => void };

/** What happens next: by time, then by rank, then in the order in which it was planned. */
export class Events {
  /** The next one is the last of them. */
  private readonly waiting: Event[] = [];

  plan(at: number, run: (now: number) => void, by: keyof typeof RANKS = 'person'): void {
    const event = { at, rank: RANKS[by], run };
    let [from, to] = [0, this.waiting.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (isBefore(event, this.waiting[middle]!)) from = middle + 1;
      else to = middle;
    }
    this.waiting.splice(from, 0, event);
  }

  run(): void {
    for (let next = this.waiting.pop(); next; next = this.waiting.pop()) next.run(next.at);
  }
}

const isBefore = (one: Event, other: Event): boolean => (one.at - other.at || one.rank - other.rank) < 0;
