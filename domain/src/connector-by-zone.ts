// Which connector a new charger most likely has (docs/rules.md "New chargers").
import { DEFAULT_CONNECTOR_TYPE } from './reference-lists.ts';
import type { ConnectorType } from './reference-lists.ts';

/** Zones of the countries whose alternating-current chargers have Type 1 (J1772): the US and Canada, Japan, South Korea. */
const TYPE_1_ZONES: ReadonlySet<string> = new Set(
  [
    'America/Adak America/Anchorage America/Boise America/Chicago America/Denver America/Detroit America/Juneau',
    'America/Los_Angeles America/Menominee America/Metlakatla America/New_York America/Nome America/Phoenix',
    'America/Puerto_Rico America/Sitka America/Yakutat Pacific/Guam Pacific/Honolulu',
    'America/Indiana/Indianapolis America/Indiana/Knox America/Indiana/Marengo America/Indiana/Petersburg',
    'America/Indiana/Tell_City America/Indiana/Vevay America/Indiana/Vincennes America/Indiana/Winamac',
    'America/Indianapolis America/Kentucky/Louisville America/Kentucky/Monticello America/Louisville',
    'America/North_Dakota/Beulah America/North_Dakota/Center America/North_Dakota/New_Salem',
    'America/Dawson America/Edmonton America/Fort_Nelson America/Glace_Bay America/Goose_Bay America/Halifax',
    'America/Moncton America/Regina America/St_Johns America/Swift_Current America/Toronto America/Vancouver',
    'America/Whitehorse America/Winnipeg America/Yellowknife Asia/Seoul Asia/Tokyo',
  ].flatMap((names) => names.split(' ')),
);

/** Whether paper is Letter where a location is: in the US and Canada. */
export const usesLetter = (timezone: string): boolean =>
  TYPE_1_ZONES.has(timezone) && !timezone.startsWith('Asia/');

/** The connector that a new charger has until somebody says otherwise. `timezone` is its location's. */
export const usualConnector = (timezone: string): ConnectorType =>
  TYPE_1_ZONES.has(timezone) ? 'type_1' : DEFAULT_CONNECTOR_TYPE;
