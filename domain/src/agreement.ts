interface AsksForAgreement {
  name: string;
  requiresAgreement: boolean;
  customAgreementText: string | null;
}

/**
 * The agreement that a new member accepts; null where none is required. An organization without its own text uses the
 * standard one.
 */
export function agreementText({
  name,
  requiresAgreement,
  customAgreementText,
}: AsksForAgreement): string | null {
  if (!requiresAgreement) return null;
  return customAgreementText || usualAgreement(name);
}

export const usualAgreement = (name: string): string =>
  `I use the chargers by the rules of ${name}, and leave the charger when my time is over.`;
