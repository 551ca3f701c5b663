import type { Message } from './message-files.mjs';

export function languageNamed(code: string): string | null;
export function isSame(message: Message, english: Message): boolean;
export function poOf(
  language: string,
  english: readonly Message[],
  known: ReadonlyMap<string, Message>,
  readersOf: (message: Message) => readonly string[],
): { text: string; messages: number; untranslated: number; code: string[] };
export function readPo(text: string): {
  language: string;
  finished: Map<string, string[]>;
  leftOut: string[];
};
export function withTexts(message: Message, texts: readonly string[]): Message;
