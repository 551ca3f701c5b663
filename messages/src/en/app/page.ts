/** What is read before the application runs, and what a system shows of it once it is installed. */
export const page = {
  /** For search engines. */
  description:
    'Reserve shared EV chargers of workplaces and buildings: members book, confirm when they arrive, and leave on time for the next.',
  needsJavaScript: 'ChargeRota needs JavaScript to show and book chargers.',
  installedDescription:
    'Reserve shared EV chargers: book, confirm when you arrive, and leave on time for the next.',
  /** Shortcuts of the installed application; the second of each pair has room for about 12 letters. */
  bookACharger: 'Book a charger',
  book: 'Book',
  chargerStatus: 'Charger status',
  status: 'Status',
  atTheCharger: 'At the charger',
  charger: 'Charger',
};
