import type { IdentityProvider } from '@chargerota/domain';
import type { ReactNode } from 'react';

/**
 * A provider's logo as its brand rules require: Google's in its four colours, Apple's in the text colour. Both have the
 * same size and weight, so that neither looks preferred.
 */
export const ProviderMark = ({ provider }: { provider: IdentityProvider }): ReactNode =>
  provider === 'google' ? <GoogleMark /> : <AppleMark />;

const GoogleMark = (): ReactNode => (
  <svg width="20" height="20" viewBox="-1 -1 20 20" aria-hidden="true">
    <path
      fill="#4285F4"
      d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92c1.7-1.57 2.68-3.88 2.68-6.62z"
    />
    <path
      fill="#34A853"
      d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.32-1.58-5.03-3.7H.96v2.33A9 9 0 0 0 9 18z"
    />
    <path
      fill="#FBBC05"
      d="M3.97 10.71A5.41 5.41 0 0 1 3.68 9c0-.6.1-1.17.29-1.71V4.96H.96A9 9 0 0 0 0 9c0 1.45.35 2.83.96 4.04l3.01-2.33z"
    />
    <path
      fill="#EA4335"
      d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.59A9 9 0 0 0 .96 4.96l3.01 2.33C4.68 5.16 6.66 3.58 9 3.58z"
    />
  </svg>
);

const AppleMark = (): ReactNode => (
  <svg width="20" height="20" viewBox="2.4 2.1 19.2 19.2" fill="currentColor" aria-hidden="true">
    <path d="M16.37 12.74c.02 2.43 2.13 3.24 2.15 3.25-.02.06-.34 1.15-1.11 2.28-.67.98-1.37 1.95-2.46 1.97-1.08.02-1.43-.64-2.66-.64-1.23 0-1.62.62-2.64.66-1.06.04-1.86-1.06-2.54-2.03-1.38-2-2.44-5.65-1.02-8.12a3.94 3.94 0 0 1 3.33-2.02c1.04-.02 2.02.7 2.66.7.63 0 1.83-.87 3.08-.74.52.02 1.99.21 2.93 1.59-.08.05-1.75 1.02-1.72 3.1zM14.35 6.8c.56-.68.94-1.62.84-2.56-.81.03-1.79.54-2.37 1.22-.52.6-.98 1.56-.86 2.48.9.07 1.83-.46 2.39-1.14z" />
  </svg>
);
