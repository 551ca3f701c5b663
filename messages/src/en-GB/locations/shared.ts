import type { Messages } from '../../en/index.ts';

export const locations = {
  locationTypes: {
    office: 'Office',
    parking_garage: 'Parking garage',
    residential: 'Residential',
    retail: 'Retail',
    shopping_center: 'Shopping centre',
    manufacturing: 'Manufacturing',
    production_building: 'Production building',
    public: 'Public',
  },
  amenities: {
    Covered: 'Covered',
    Lighting: 'Lighting',
    'Accessible bay': 'Accessible bay',
    Elevator: 'Lift',
    Restrooms: 'Toilets',
    'Wi-Fi': 'Wi-Fi',
    Café: 'Café',
    'Security cameras': 'Security cameras',
  },
} satisfies Partial<Messages['locations']>;
