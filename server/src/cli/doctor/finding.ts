/** What a check found: all right, something to know, or something broken. */
export type Finding = { state: 'ok' | 'note' | 'wrong'; about: string; says: string };

export const ok = (about: string, says: string): Finding => ({ state: 'ok', about, says });
export const note = (about: string, says: string): Finding => ({ state: 'note', about, says });
export const wrong = (about: string, says: string): Finding => ({ state: 'wrong', about, says });
