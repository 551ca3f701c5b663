/** An organization, as whoever is paid by it knows it. */
export type NewCustomer = { organizationId: string; name: string; email: string };

/** How organizations pay: by Stripe, or in a sandbox that moves no money. */
export type Payments = {
  /**
   * Makes the customer of an organization and returns its id. Asked again for the same organization, also at the same
   * moment and after an answer that was lost, it returns the same one.
   * @throws PaymentsError
   */
  createCustomer(customer: NewCustomer): Promise<string>;
};

/** The payment provider refused, or could not be asked. The message is for the log and names no person. */
export class PaymentsError extends Error {
  override name = 'PaymentsError';
}
