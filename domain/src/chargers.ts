/** Whether a charger can be reserved at all: it is in use and not in maintenance. */
export const isInService = (charger: { isActive: boolean; currentStatus: string }): boolean =>
  charger.isActive && charger.currentStatus !== 'maintenance';
