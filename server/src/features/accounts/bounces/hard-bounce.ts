// Which answers of mail servers say that an address does not exist. By enhanced status codes (RFC 3463): the three-digit
// ones do not tell a missing mailbox from a policy. Pure.

/**
 * 5.1.1 no such mailbox, 5.1.2 no such domain, 5.1.3 no valid address, 5.1.6 moved without a new address, 5.1.10 the domain
 * takes no mail (RFC 7505), 5.4.4 the domain cannot be found (as Postfix says it). Not 5.1.7 and 5.1.8, which are about the
 * sender, nor 5.1.0, by which servers say anything.
 */
const NO_SUCH_ADDRESS = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.6', '5.1.10', '5.4.4']);

/** The enhanced code at the start of a server's answer: `550 5.1.1 User unknown`, `550-5.1.1 User unknown`. */
const CODE_OF_ANSWER = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})(?!\d)/;

/** Whether the answer to a recipient says that there is no such address. */
export function deniesAddress(answer: string): boolean {
  const code = CODE_OF_ANSWER.exec(answer)?.[1];
  return code !== undefined && NO_SUCH_ADDRESS.has(code);
}

/**
 * The same of the fields `Status` and `Diagnostic-Code` of a report. Where the status is only a general one (Exim), the
 * diagnosis has the answer of the recipient's server.
 */
export function reportsNoAddress(status: string, diagnosis = ''): boolean {
  const [code = ''] = status.trim().split(/\s/);
  return code === '5.0.0' ? deniesAddress(diagnosis.replace(/^smtp;\s*/i, '')) : NO_SUCH_ADDRESS.has(code);
}
