import { VEHICLE_COLOURS } from '@chargerota/domain';
import { m } from '@chargerota/messages';

/** The colour of a vehicle after its name: `Kia EV6, white`. One that is not in the list is as it was typed. */
export function colourWords(stored: string): string {
  const known = VEHICLE_COLOURS.find((colour) => colour === stored);
  return known ? m.accountsProfile.colorsOfVehicle[known] : stored.toLowerCase();
}
