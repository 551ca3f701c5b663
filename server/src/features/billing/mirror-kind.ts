/** The kind of the job that stores what the payment provider knows of `{customerId}`. */
export const MIRROR_ACCOUNT = 'billing.mirror-account';
