import { startApple, type PendingIdentity } from '@chargerota/contract';
import { SESSION_COOKIE } from '../src/platform/sessions/session-cookie.ts';
import type { IdentityProvider, ProviderAction } from '@chargerota/domain';
import type { TestApp } from './build-test-app.ts';
import { visitProvider, type WayBack } from './openid-provider.ts';

export type Wish = { action?: ProviderAction; returnUrl?: string; subscriptionPlan?: string };

/** The parts of a response that tests use. */
type Answer = {
  code?: string;
  id?: string;
  url?: string;
  identity?: PendingIdentity | null;
};

/** A browser, as far as signing in needs one: it keeps cookies and reports redirects. */
export type TestBrowser = {
  cookies: Map<string, string>;
  /** The cookie of its session, for `call`. */
  session(): { cookie: string | undefined };
  /** Follows a link; returns the redirect's target. */
  open(url: string): Promise<string>;
  /** Calls the API and stores the response's cookies. */
  request(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    body?: object,
  ): Promise<{ status: number; body: Answer }>;
  /** Presses "Continue with …"; returns the provider's address, or the screen shown instead. */
  leaveFor(provider: IdentityProvider, wish?: Wish): Promise<string>;
  /** Comes back from the provider; returns the screen to which it is redirected. */
  comeBack(way: WayBack): Promise<string>;
  /** Goes to the provider and back as the person with that address there; returns the last screen. */
  travel(provider: IdentityProvider, email: string | null, wish?: Wish): Promise<string>;
};

export function makeBrowser({ app }: TestApp): TestBrowser {
  const cookies = new Map<string, string>();
  const pathOf = (url: string) => url.replace(/^https?:\/\/[^/]+/, '');

  async function send(method: 'GET' | 'POST' | 'DELETE', url: string, body?: object) {
    const response = await app.inject({
      method,
      url: pathOf(url),
      cookies: Object.fromEntries(cookies),
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' },
      ...(body && { payload: body }),
    });
    for (const { name, value } of response.cookies) {
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  }
  const sentTo = (response: { statusCode: number; headers: Record<string, unknown>; body: string }) => {
    if (response.statusCode !== 303) throw new Error(`no redirect: ${response.statusCode} ${response.body}`);
    return String(response.headers['location']);
  };

  const browser: TestBrowser = {
    cookies,
    session: () => ({ cookie: cookies.get(SESSION_COOKIE) }),
    open: async (url) => sentTo(await send('GET', url)),
    request: async (method, path, body) => {
      const response = await send(method, path, body);
      return { status: response.statusCode, body: response.body ? response.json<Answer>() : {} };
    },
    leaveFor: async (provider, { action, ...wish } = {}) => {
      if (provider === 'google') {
        const query = new URLSearchParams({ ...(action && { action }), ...wish });
        return browser.open(`/api/auth/google?${query.toString()}`);
      }
      const { body } = await browser.request('POST', startApple.path, { state: action ?? 'login', ...wish });
      return body.url ?? body.code ?? '';
    },
    comeBack: async ({ url, form }) => {
      if (!form) return browser.open(url);
      // A form from another site brings no cookies of ours: they are SameSite=Lax.
      const posted = await app.inject({
        method: 'POST',
        url: pathOf(url),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          origin: 'https://appleid.apple.com',
          'sec-fetch-site': 'cross-site',
        },
        payload: new URLSearchParams(form).toString(),
      });
      return browser.open(sentTo(posted));
    },
    travel: async (provider, email, wish) =>
      browser.comeBack(await visitProvider(await browser.leaveFor(provider, wish), email)),
  };
  return browser;
}
