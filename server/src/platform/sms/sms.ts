/** What became of a text message. */
export type SmsOutcome =
  | { sent: true; providerId?: string | undefined; segments: number }
  /** `stopped`: the number's owner has answered STOP. `retry` false: it will never arrive. */
  | { sent: false; retry: boolean; stopped: boolean; reason: string };

/** How text messages leave the product. */
export type SmsSender = {
  /** `to` in E.164. Throws only for faults of our own. */
  send(message: { to: string; body: string }): Promise<SmsOutcome>;
};
