import { IDENTITY_PROVIDERS } from '@chargerota/domain';
import type { IdentityProvider } from '@chargerota/domain';
import { useQueries } from '@tanstack/react-query';
import { providerStatusQuery } from './api.ts';

/** The providers that are configured; undefined until that is known. */
export const useConfiguredProviders = (): readonly IdentityProvider[] | undefined =>
  useQueries({
    queries: IDENTITY_PROVIDERS.map(providerStatusQuery),
    combine: (answers) =>
      answers.some(({ isPending }) => isPending)
        ? undefined
        : IDENTITY_PROVIDERS.filter((_, index) => answers[index]?.data),
  });

/** The providers that are not configured; none until that is known. */
export const useMissingProviders = (): readonly IdentityProvider[] =>
  useQueries({
    queries: IDENTITY_PROVIDERS.map(providerStatusQuery),
    combine: (answers) =>
      answers.some(({ isPending }) => isPending)
        ? []
        : IDENTITY_PROVIDERS.filter((_, index) => answers[index]?.data === false),
  });
