import { paths } from './paths.ts';
import type { Path } from './paths.ts';
import { useIsRouted } from './routed-paths.ts';

/** Where an organization that was just created leads on: to its payment, in a build that has that screen. */
export const usePaymentSetupOr = (otherwise: Path): Path =>
  useIsRouted(paths.paymentSetup) ? paths.paymentSetup : otherwise;
