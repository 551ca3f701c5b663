const MOST_CHARACTERS = 200;

/**
 * A provider's words without what may name a person or be a secret: addresses, numbers of telephones, links, and long
 * strings of letters and digits such as keys and ids.
 */
export function anonymous(text: string): string {
  const plain = text
    .replaceAll(/[a-z][a-z0-9+.-]*:\/\/\S+/gi, '(link)')
    .replaceAll(/<?[^\s<>"'(),:;]+@[^\s<>"'(),:;]+>?/g, '(address)')
    .replaceAll(/\+?\(?\d[\d\s()-]{6,}\d/g, '(number)')
    .replaceAll(/\b(?=\w*\d)(?=\w*[a-z])[\w-]{16,}\b/gi, '(id)');
  return plain.length > MOST_CHARACTERS ? `${plain.slice(0, MOST_CHARACTERS - 1)}…` : plain;
}
