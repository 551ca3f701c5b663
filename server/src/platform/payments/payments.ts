/** An organization as the payment provider knows it. */
export type NewCustomer = { organizationId: string; name: string; email: string };

/** How organizations pay: by Stripe, or in a sandbox that moves no money. */
export type Payments = {
  /**
   * Creates the customer of an organization and returns its id. Repeating the call for the same organization returns
   * the same customer, even at the same moment or after a lost response.
   * @throws PaymentsError
   */
  createCustomer(customer: NewCustomer): Promise<string>;
};

/** The payment provider refused or could not be reached. The message is for the log and names no person. */
export class PaymentsError extends Error {
  override name = 'PaymentsError';
}
