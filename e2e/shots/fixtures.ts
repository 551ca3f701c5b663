import { answer, change, steps, type Act } from './shot.ts';

const DAY_MS = 86_400_000;

/** An invitation as an administrator sees it; the demo has sent none. `day` is its last day. */
export const invitation = (email: string, day: string, more: object = {}) => ({
  id: `0197a5a0-0000-7000-8000-${String(email.length * 1000 + Number(day.slice(-2))).padStart(12, '0')}`,
  organizationId: '0197a5a0-0000-7000-8000-000000000002',
  email,
  role: 'user',
  invitedBy: '0197a5a0-0000-7000-8000-000000000003',
  inviterName: 'Amara Lindqvist',
  status: 'pending',
  expiresAt: `${day}T15:05:00Z`,
  acceptedAt: null,
  declinedAt: null,
  mailBounces: false,
  createdAt: new Date(Date.parse(`${day}T15:05:00Z`) - 7 * DAY_MS).toISOString(),
  ...more,
});

export const someInvited: Act = answer('**/invitations?*', [
  invitation('rosalind.achterberg-montgomery.facilities@northern-instruments.example.com', '2026-06-11', {
    mailBounces: true,
  }),
  invitation('noah.eriksen@example.com', '2026-06-16', { role: 'admin' }),
  invitation('mira@example.com', '2026-06-17'),
  invitation('late.answer@example.com', '2026-06-04', { status: 'expired' }),
  invitation('never.opened.her.mail@example.com', '2026-05-28'),
]);

/** The basic plan, in a trial that ends on `trialEnds` or else paid for, and with all places taken if `full`. */
export function onBasicPlan({ trialEnds, full }: { trialEnds?: string; full?: boolean }): Act {
  const mayGrow = !trialEnds || Date.parse(trialEnds) > Date.parse('2026-06-10T15:05:00Z');
  const limit = (base: number) => (own: object) => ({
    ...own,
    baseLimit: base,
    totalLimit: base,
    canPurchaseMore: true,
    used: full ? base : Math.floor(base / 2),
    mayGrow,
  });
  return steps(
    change<object[]>('**/api/organizations/my', ([own]) => [
      {
        ...own,
        subscriptionPlan: 'basic',
        subscriptionStatus: trialEnds ? 'trial' : 'active',
        isInTrial: trialEnds !== undefined,
        trialEndDate: trialEnds ?? null,
      },
    ]),
    change<object>('**/member-limit', limit(50)),
    change<object>('**/location-limit', (own) => ({ ...limit(3)(own), spotsPerLocation: 25 })),
  );
}

/** The longest allowed names. */
export const longNames = steps(
  change<object[]>('**/api/organizations/my', ([own]) => [
    { ...own, name: 'Bayerische Elektromobilitätsgenossenschaft Königswusterhausen-Süd und Umgebung' },
  ]),
  change<{ user: object }[]>('**/members?*', (members) =>
    members.map((member) => ({
      ...member,
      user: {
        ...member.user,
        firstName: 'Maximiliane-Theodora',
        lastName: 'von Hohenfels-Wittgenstein zu Schwarzenberg',
        email: 'maximiliane.theodora.von.hohenfels-wittgenstein@fahrzeugverwaltung.example.com',
      },
    })),
  ),
  change<object[]>('**/organizations/*/locations', (locations) =>
    locations.map((location) => ({
      ...location,
      name: 'Parkhaus Königswusterhausen-Süd, Untergeschoss 2, Einfahrt Nordseite',
      address: '1200 Rosa-Luxemburg-Straße Ecke Friedrich-Engels-Promenade',
      city: 'Königs Wusterhausen',
    })),
  ),
);
