interface AsksForAgreement {
  name: string;
  requiresAgreement: boolean;
  customAgreementText: string | null;
}

/** What who joins accepts; null where nothing is asked. An organization that wrote no text asks for the usual. */
export function agreementText({
  name,
  requiresAgreement,
  customAgreementText,
}: AsksForAgreement): string | null {
  if (!requiresAgreement) return null;
  return customAgreementText || usualAgreement(name);
}

export const usualAgreement = (name: string): string =>
  `I use the chargers by the rules of ${name}, and leave my spot when my time is over.`;
