export type Message = {
  id: string;
  path: string[];
  kind: 'text' | 'values' | 'plural' | 'code';
  values: string[];
  text: string;
  forms: Record<string, string> | null;
  note: string;
};
export function filesOf(language: string): string[];
export type MessageSet = { name: string; messages: Message[] };
export function readSet(language: string, file: string): MessageSet;
export function setIn(file: string, source: string): MessageSet;
export function sourceOf(file: string, set: MessageSet): string;
