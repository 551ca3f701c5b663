import { hostCookieName } from '../../../platform/sessions/session-cookie.ts';

export const OPERATOR_COOKIE = 'chargerota_operator';

export const operatorCookieName = (publicUrl: string): string => hostCookieName(OPERATOR_COOKIE, publicUrl);
