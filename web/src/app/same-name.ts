// Organizations of one name are told apart by what else is known of them.
import { m } from '@chargerota/messages';
import type { MyOrganization } from '@chargerota/contract';
import { formatFarDayOf } from '../lib/dates.ts';

type Known = Pick<MyOrganization, 'id' | 'name' | 'address' | 'contactEmail' | 'createdAt'>;

/** Pending members are not told address and email; since when it exists everybody is. */
const FACTS: readonly ((organization: Known, now: Date) => string | null)[] = [
  ({ address }) => address,
  ({ contactEmail }) => contactEmail,
  ({ createdAt }, now) => m.app.sinceDay({ day: formatFarDayOf(new Date(createdAt), now) }),
];

const nameOf = ({ name }: Known): string => name.trim().toLowerCase();

/** What tells each organization apart from others of its name, by its id; nothing for those with a name of their own. */
export function factsOfSameName(organizations: readonly Known[], now: Date): Map<string, string> {
  const facts = new Map<string, string>();
  for (const organization of organizations) {
    const others = organizations.filter(
      (other) => other !== organization && nameOf(other) === nameOf(organization),
    );
    if (others.length === 0) continue;
    const tells = FACTS.find((fact) => {
      const own = fact(organization, now);
      return own && others.every((other) => fact(other, now) !== own);
    });
    const fact = tells?.(organization, now);
    if (fact) facts.set(organization.id, fact);
  }
  return facts;
}
