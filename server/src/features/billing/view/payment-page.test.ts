import { afterAll, expect, test } from 'vitest';
import { buildTestApp } from '../../../../testing/build-test-app.ts';

const apps = {
  stripe: await buildTestApp({ payments: (sandbox) => ({ ...sandbox, provider: 'stripe' }) }),
  sandbox: await buildTestApp(),
};
afterAll(() => Promise.all([apps.stripe.close(), apps.sandbox.close()]));

async function policyOf(provider: keyof typeof apps, url: string) {
  const { headers } = await apps[provider].app.inject(url);
  return {
    policy: String(headers['content-security-policy']),
    opener: headers['cross-origin-opener-policy'],
  };
}

test('Stripe’s code, frames and server are let into the payment screen alone, and only where Stripe is used', async () => {
  for (const url of ['/payment-setup?return=/admin', '/payment-confirmation?setup_intent=seti_1']) {
    const { policy, opener } = await policyOf('stripe', url);
    expect(policy).toMatch(/script-src 'self' https:\/\/js\.stripe\.com [^;']*;/);
    expect(policy).toMatch(/frame-src 'self' [^;]*https:\/\/hooks\.stripe\.com/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com/);
    expect(policy).toContain("style-src 'self';");
    expect(opener).toBe('same-origin-allow-popups');
  }
  for (const [provider, url] of [
    ['stripe', '/billing?return=/payment-setup'],
    ['stripe', '/payment-setup/more'],
    ['stripe', '/api/payment/setup-intent'],
    ['sandbox', '/payment-setup'],
  ] as const) {
    const { policy, opener } = await policyOf(provider, url);
    expect(policy, url).not.toContain('stripe');
    expect(opener, url).toBe('same-origin');
  }
});
