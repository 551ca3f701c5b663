/** Browser storage that never throws. Storage can be full, forbidden, or hold values that another version wrote. */
export function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function readJson<T>(key: string): T | null {
  const text = readText(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    return null;
  }
}

export function writeText(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage the application still works, but forgets.
  }
}

export const writeJson = (key: string, value: unknown): void =>
  writeText(key, value === null || value === undefined ? null : JSON.stringify(value));

/** Reads a draft, which is kept until the tab is closed. */
export function readDraft<T>(key: string): Partial<T> {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return typeof draft === 'object' && draft !== null ? draft : {};
  } catch {
    return {};
  }
}

export function keepDraft(key: string, draft: object | null): void {
  try {
    if (draft === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // As above.
  }
}

/** Whoever signs in next in this tab must not see what the last person was writing. */
export function forgetDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // As above.
  }
}
