import { readSignedToken, signToken } from '../../../platform/tokens.ts';

/** What a mail of ours carries so that a report about it can be told from a forged one: to whom it went, and when. */
export type Sent = { address: string; sentAt: Date };

const PURPOSE = 'bounce';
const TIME_BYTES = 8;

/** The token for a header of the mail, which reports quote. Whoever reads the mail can only claim that their own bounces. */
export function returnToken(key: Buffer, { address, sentAt }: Sent): string {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeBigInt64BE(BigInt(sentAt.getTime()));
  return signToken(key, PURPOSE, Buffer.concat([time, Buffer.from(address)]));
}

/** Null if the token is not one of ours. */
export function readReturnToken(key: Buffer, token: string): Sent | null {
  const about = readSignedToken(key, PURPOSE, token);
  return (
    about && {
      sentAt: new Date(Number(about.readBigInt64BE())),
      address: about.subarray(TIME_BYTES).toString(),
    }
  );
}
