import { paths } from './paths.ts';
import type { Path } from './paths.ts';
import { useIsRouted } from './routed-paths.ts';

/** The page after creating an organization: payment setup if this build has that screen, else `otherwise`. */
export const usePaymentSetupOr = (otherwise: Path): Path =>
  useIsRouted(paths.paymentSetup) ? paths.paymentSetup : otherwise;
