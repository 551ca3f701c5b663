import type { Role } from '@chargerota/domain';
import type { Random } from './random.ts';

export type DemoPerson = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  role: Role;
  status: 'active' | 'pending' | 'suspended';
  /** Index of the site where this person usually charges. */
  home: number;
  vehicle: DemoVehicle | null;
};

type DemoVehicle = {
  make: string;
  model: string;
  year: string;
  color: string;
  plate: string;
  plateState: string;
};

/** Invented names by site, in the order of DEMO_PLACES. The first is the administrator, the second the demo member. */
const NAMES = [
  [
    'Amara Lindqvist',
    'Priya Castellan',
    'Jonah Marchetti',
    'Leila Brandvold',
    'Marcus Oyelowe',
    'Grace Tillmann',
    'Hector Valdane',
    'Naomi Feldgate',
    'Owen Pritchett',
    'Sofia Arrigo',
    'Dev Mahadeo',
    'Hannah Westcombe',
    'Kenji Morrow',
    'Ruth Adeniran',
    'Elias Thornbury',
    'Camila Duarte-Reyes',
  ],
  [
    'Tobias Hallquist',
    'Yara Benhaddou',
    'Caleb Stonebridge',
    'Ingrid Solvang',
    'Mateo Quintanar',
    'Fiona Macaskill',
    'Andre Belcourt',
    'Noor Siddiqa',
    'Wesley Crane-Ito',
    'Paloma Irizar',
    'Simon Achterberg',
    'Delia Kowalczyk',
  ],
  [
    'Imogen Hartfield',
    'Rafael Nunes-Pinto',
    'Chloe Abernethy',
    'Kwame Boadu',
    'Alice Penhaligon',
    'Stefan Vukovic',
    'Zainab Rahmani',
    'Callum Dunsmore',
    'Mei Ashworth',
    'Patrick Oduya',
    'Lucia Ferrante',
    'Bram Verhoeven',
  ],
] as const;

const PENDING = ['Camila Duarte-Reyes', 'Delia Kowalczyk', 'Bram Verhoeven'];
const SUSPENDED = 'Simon Achterberg';
const ADMINISTRATORS = ['Amara Lindqvist', 'Imogen Hartfield'];

const VEHICLES = [
  ['Tesla', 'Model 3'],
  ['Tesla', 'Model Y'],
  ['Nissan', 'Leaf'],
  ['Chevrolet', 'Bolt EUV'],
  ['Hyundai', 'Ioniq 5'],
  ['Kia', 'Niro EV'],
  ['Kia', 'EV6'],
  ['Volkswagen', 'ID.4'],
  ['Ford', 'Mustang Mach-E'],
  ['BMW', 'i4'],
  ['Polestar', '2'],
  ['Renault', 'Zoe'],
  ['Mini', 'Cooper SE'],
  ['Volvo', 'EX30'],
] as const;
const COLOURS = ['Black', 'White', 'Silver', 'Gray', 'Red', 'Blue', 'Green'] as const;
const PLATE_LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'.split('');
const PLATE_STATES = ['NY', 'CO', ''] as const;

/** Forty people: two administrators, three applicants, one suspended member. */
export function demoPeople(random: Random): DemoPerson[] {
  return NAMES.flatMap((names, home) =>
    names.map((name): DemoPerson => {
      const [firstName = '', lastName = ''] = name.split(' ');
      return {
        firstName,
        lastName,
        email: `${firstName}.${lastName}@example.com`.toLowerCase(),
        // 555-01xx is reserved for fiction.
        phone: `+1 212 555 01${random.between(10, 99)}`,
        role: ADMINISTRATORS.includes(name) ? 'admin' : 'user',
        status: PENDING.includes(name) ? 'pending' : name === SUSPENDED ? 'suspended' : 'active',
        home,
        vehicle: random.chance(0.92) || ADMINISTRATORS.includes(name) ? vehicle(home, random) : null,
      };
    }),
  );
}

function vehicle(home: number, random: Random): DemoVehicle {
  const [make, model] = random.pick(VEHICLES);
  const letters = () => Array.from({ length: 3 }, () => random.pick(PLATE_LETTERS)).join('');
  return {
    make,
    model,
    year: String(random.between(2018, 2026)),
    color: random.pick(COLOURS),
    plate: `${letters()} ${random.between(1000, 9999)}`,
    plateState: PLATE_STATES[home] ?? '',
  };
}
