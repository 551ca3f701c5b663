import { m } from '@chargerota/messages';
import type { JoiningDetail } from '@chargerota/domain';

/** What a person may be asked for after joining, in the middle of a sentence. */
export const DETAIL_WORDS: Record<JoiningDetail, string> = m.accountsProfile.detailNames;
