/** The card form itself refused the card. The message is the provider's, for the person. */
export class CardRefused extends Error {
  override name = 'CardRefused';
  constructor(message: string | undefined) {
    super(message || 'Payment setup failed');
  }
}
