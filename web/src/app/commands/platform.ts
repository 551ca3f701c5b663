/** Where ⌘ is what Ctrl is elsewhere. */
export const isMac = /Mac|iP(hone|ad|od)/.test(globalThis.navigator?.userAgent ?? '');
