type Vehicle = Record<'vehicleMake' | 'vehicleModel' | 'licensePlate', string | null>;

/** 'Volvo EX30, EVC 4821'; empty if there is none. */
export const vehicleWords = ({ vehicleMake, vehicleModel, licensePlate }: Vehicle): string =>
  [[vehicleMake, vehicleModel].filter(Boolean).join(' '), licensePlate].filter(Boolean).join(', ');
