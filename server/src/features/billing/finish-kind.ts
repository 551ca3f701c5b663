/** The kind of the job that completes a decision whose request has not. */
export const FINISH_OPERATION = 'billing.finish-operation';
