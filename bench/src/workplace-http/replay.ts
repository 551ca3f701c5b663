// Repeats in the product what people did in the simulation, act by act, and reports every difference. People choose by
// what they see: as long as the product and the simulation are in the same state, people would choose the same in both.
// So the product's answer is compared after each act.
import type { Visit } from '../workplace/population.ts';
import type { Happening, Slot } from '../workplace/workplace.ts';
import type { Answer, Product } from './product.ts';

type Ids = { id: string };
type Offer = Ids & { spotId: string; startsAt: string; endsAt: string; expiresAt: string; status: string };

/** What the product does without being asked. */
const BY_ITSELF: readonly Happening['act'][] = ['offer', 'lapse', 'no-show'];

const iso = (at: number) => new Date(at).toISOString();
const hourOf = (at: number) => new Date(at).getUTCHours();

export class Replay {
  readonly differences: string[] = [];
  private readonly product: Product;
  private readonly reservationOf = new Map<string, string>();
  private readonly entryOf = new Map<Visit, string>();
  private now = 0;

  constructor(product: Product) {
    this.product = product;
  }

  /** At each instant, the product first does what it does without being asked, then people act. */
  async follow(happening: Happening): Promise<void> {
    if (happening.at > this.now) await this.product.waitUntil(happening.at);
    this.now = happening.at;
    await this.act(happening);
    if (!BY_ITSELF.includes(happening.act)) await this.product.settle();
  }

  private async act(happening: Happening): Promise<void> {
    const { product } = this;
    switch (happening.act) {
      case 'book': {
        const { visit, spot, from, to } = happening.slot;
        const wish = { date: visit.date, timeSlot: `${hourOf(from)}-${hourOf(to)}` };
        const place = { userId: product.memberOf(visit.person), locationId: product.locationId };
        const body = { ...place, ...wish, spotId: product.spotIds[spot]! };
        this.rememberReservation(
          happening,
          await product.call(visit.person, 'POST', '/api/reservations', body),
        );
        break;
      }
      case 'walk in': {
        const { visit, spot, to } = happening.slot;
        const body = { spotId: product.spotIds[spot]!, endHour: hourOf(to) };
        this.rememberReservation(happening, await product.call(visit.person, 'POST', '/api/walk-ins', body));
        break;
      }
      case 'arrive':
      case 'release':
      case 'cancel': {
        const { visit, id } = happening.slot;
        const path = `/api/reservations/${this.reservationOf.get(id)}/${happening.act}`;
        this.checkAccepted(happening, await product.call(visit.person, 'PATCH', path));
        break;
      }
      case 'join': {
        const { visit, wish } = happening;
        const { fromHour, toHour, hours } = wish;
        const body = { locationId: product.locationId, date: visit.date, fromHour, toHour, hours };
        const answer = await product.call(visit.person, 'POST', '/api/watches', body);
        if (this.checkAccepted(happening, answer)) this.entryOf.set(visit, (answer.body as Ids).id);
        break;
      }
      case 'resume': {
        const path = `/api/watches/${this.entryOf.get(happening.visit)}/resume`;
        this.checkAccepted(happening, await product.call(happening.visit.person, 'POST', path));
        break;
      }
      case 'offer':
        await this.findOffer(happening, happening.until);
        break;
      case 'accept':
      case 'pass': {
        const offer = await this.findOffer(happening, null);
        if (!offer) break;
        const path = `/api/offers/${offer.id}/${happening.act}`;
        const answer = await product.call(happening.slot.visit.person, 'POST', path);
        if (happening.act === 'accept') this.rememberReservation(happening, answer);
        else this.checkAccepted(happening, answer);
        break;
      }
      case 'lapse':
      case 'no-show':
      // The product does so by itself; what comes of it is compared.
    }
  }

  /** The open offer of a slot's person, which is of just this slot. */
  private async findOffer(
    happening: Happening & { slot: Slot },
    until: number | null,
  ): Promise<Offer | null> {
    const { visit, spot, from, to } = happening.slot;
    const { body } = await this.product.call(visit.person, 'GET', '/api/offers');
    const open = (body as Offer[]).filter(({ status }) => status === 'open');
    const [offer] = open;
    const isIt =
      open.length === 1 &&
      offer!.spotId === this.product.spotIds[spot] &&
      offer!.endsAt === iso(to) &&
      // Who accepts a slot that runs already begins now.
      (offer!.startsAt === iso(from) || happening.act === 'accept') &&
      (until === null || offer!.expiresAt === iso(until));
    if (!isIt)
      this.reportDifference(
        happening,
        `the product offers ${JSON.stringify(open.map((each) => this.describeOffer(each)))}`,
      );
    return isIt ? offer! : null;
  }

  private rememberReservation(happening: Happening & { slot: Slot }, answer: Answer): void {
    if (!this.checkAccepted(happening, answer)) return;
    const { id, startsAt, endsAt } = answer.body as Ids & { startsAt: string; endsAt: string };
    const { slot } = happening;
    this.reservationOf.set(slot.id, id);
    if (startsAt !== iso(slot.from) || endsAt !== iso(slot.to))
      this.reportDifference(happening, `the product reserves ${startsAt} to ${endsAt}`);
  }

  /** Returns whether the product did what was asked; reports it if not. */
  private checkAccepted(happening: Happening, { status, body }: Answer): boolean {
    if (status < 300) return true;
    this.reportDifference(happening, `the product answers ${status} ${JSON.stringify(body)}`);
    return false;
  }

  private reportDifference(happening: Happening, found: string): void {
    this.differences.push(`${describeHappening(happening)}: ${found}`);
  }

  private describeOffer({ spotId, startsAt, endsAt, expiresAt }: Offer): string {
    return `charger ${this.product.spotIds.indexOf(spotId)} ${startsAt} to ${endsAt} until ${expiresAt}`;
  }
}

/** A happening in one line. */
function describeHappening(happening: Happening): string {
  const visit = 'slot' in happening ? happening.slot.visit : happening.visit;
  const slot =
    'slot' in happening
      ? ` charger ${happening.slot.spot} ${iso(happening.slot.from)} to ${iso(happening.slot.to)}`
      : '';
  const until = happening.act === 'offer' ? ` until ${iso(happening.until)}` : '';
  return `${iso(happening.at)} ${happening.act}, person ${visit.person.index} (${visit.date})${slot}${until}`;
}
