import { startApple } from '@chargerota/contract/providers';
import { expect, it } from 'vitest';
import { appleRequest, googleAddress } from './oauth-flow.ts';

it('passes on the purpose, the return path and the chosen plan', () => {
  const signIn = { action: 'login', returnUrl: '/dashboard' } as const;
  expect(googleAddress(signIn)).toBe('/api/auth/google?action=login&returnUrl=%2Fdashboard');
  expect(appleRequest(signIn)).toEqual({ state: 'login', returnUrl: '/dashboard' });

  const register = { action: 'register', returnUrl: '/dashboard', subscriptionPlan: 'premium' } as const;
  expect(googleAddress(register)).toContain(
    'action=register&returnUrl=%2Fdashboard&subscriptionPlan=premium',
  );
  expect(startApple.body.safeParse(appleRequest(register)).success).toBe(true);
});

it('leaves out a return path that the server would refuse', () => {
  const flow = { action: 'login', returnUrl: `/booking?note=${'x'.repeat(500)}` } as const;
  expect(googleAddress(flow)).toBe('/api/auth/google?action=login');
  expect(startApple.body.safeParse(appleRequest(flow)).success).toBe(true);
});
