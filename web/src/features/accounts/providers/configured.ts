import { IDENTITY_PROVIDERS } from '@chargerota/domain';
import type { IdentityProvider } from '@chargerota/domain';
import { useQueries } from '@tanstack/react-query';
import { providerStatusQuery } from './api.ts';
import type { ProviderStatus } from './api.ts';

/** The providers of which it is so; undefined until that is known. */
const useProviders = (isSo: (status: ProviderStatus) => boolean): readonly IdentityProvider[] | undefined =>
  useQueries({
    queries: IDENTITY_PROVIDERS.map(providerStatusQuery),
    combine: (answers) =>
      answers.some(({ isPending }) => isPending)
        ? undefined
        : IDENTITY_PROVIDERS.filter((_, index) => {
            const status = answers[index]?.data;
            return status ? isSo(status) : false;
          }),
  });

export const useConfiguredProviders = () => useProviders(({ configured }) => configured);

/** Those whose buttons are shown. */
export const useOfferedProviders = () => useProviders(({ offered }) => offered);

export const useMissingProviders = () => useProviders(({ offered }) => !offered);
