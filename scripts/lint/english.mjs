// The English messages, for the rules that check the texts that people read: `m.set.key` stands for its text.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { visit } from './screens.mjs';

const FOLDER = join(import.meta.dirname, '../../messages/src/en');

/** `set.key` → its texts, of which functions and records have several. `…` is a value. */
let messages;

/** The text of a literal or template; undefined for another node. */
export function writtenText(node) {
  const text = {
    Literal: () => node.value,
    JSXText: () => node.value,
    TemplateLiteral: () => node.quasis.map(({ value }) => value.cooked ?? value.raw).join('…'),
  }[node.type]?.();
  return typeof text === 'string' ? text.replaceAll(/\s+/g, ' ').trim() : undefined;
}

function readMessages() {
  const found = new Map();
  for (const file of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file === 'index.ts') continue;
    const { program } = parseSync(file, readFileSync(join(FOLDER, file), 'utf8'));
    visit(program.body, (node) => {
      if (node.type !== 'ExportNamedDeclaration') return;
      for (const { id, init } of node.declaration?.declarations ?? []) {
        if (init?.type !== 'ObjectExpression') continue;
        for (const { key, value } of init.properties) {
          const texts = [];
          visit(value, (part) => {
            const text = writtenText(part);
            if (text) texts.push(text);
          });
          found.set(`${id.name}.${key.name ?? key.value}`, texts);
        }
      }
    });
  }
  return found;
}

/** The texts that `m.set.key` can be; none for another node. */
export function messageTexts(node) {
  const set = node.object;
  if (node.type !== 'MemberExpression' || set?.type !== 'MemberExpression' || set.object.name !== 'm')
    return [];
  messages ??= readMessages();
  return messages.get(`${set.property.name}.${node.property.name}`) ?? [];
}
