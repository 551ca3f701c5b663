// SQL for statements of other features.

/** Whether mail to `address` bounces, which is an SQL expression. */
export const mailBounces = (address: string): string =>
  `EXISTS (SELECT FROM bounced_addresses b WHERE b.address = lower(${address}) AND b.lifted_at IS NULL)`;
