import type { ReactNode } from 'react';
import type { SetupIntent } from '../payment-api.ts';

/** What every card form takes, whichever provider stores the card. */
export type CardFormProps = {
  intent: SetupIntent;
  /** The button's words, with the amount if one is charged. */
  action: string;
  /** The stored card is being put to use. */
  busy: boolean;
  /** Whether it could not, and why. */
  problem: ReactNode;
  /** The button is pressed: the problem shown belongs to the attempt before. */
  onStart: () => void;
  onStored: (paymentMethodId: string) => void;
  onRefused: (error: unknown) => void;
  /** Beside the button: Later, or Cancel. */
  elsewhere: ReactNode;
};
