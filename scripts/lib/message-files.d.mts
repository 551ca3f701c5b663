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
export function readSet(language: string, file: string): { name: string; messages: Message[] };
