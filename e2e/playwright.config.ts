import { defineConfig } from '@playwright/test';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

/**
 * Two pages more for each window, with what a person could type into the address bar, and a process that waits for a site
 * that never comes: they take as long as the product's own screens. The others are those that Playwright leaves out: of
 * two lists, Chromium reads the last.
 */
const NEVER_SEEN = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];
const WITHOUT = [
  ...NEVER_SEEN,
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

const launchOptions = {
  ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${WITHOUT.join()}`,
    // A page is there for seconds: optimizing its code takes more of the time than it saves.
    '--js-flags=--no-opt,--no-maglev',
  ],
};

/** `npm run shots`: four pictures at each station take longer than what is looked at. */
const withPictures = Boolean(process.env['PICTURES']);

/** The main journeys run on a phone; `npm run soak` runs them on a wide window as well, and checks contrast everywhere. */
const everywhere = Boolean(process.env['E2E_EVERYWHERE']);

export default defineConfig({
  testDir: '.',
  outputDir: '../.tmp/e2e',
  globalSetup: './support/global-setup.ts',
  forbidOnly: Boolean(process.env['CI']),
  // A flaky test is a defect, so tests are not repeated until they pass.
  retries: 0,
  // One more than CI's cores: many journeys wait, for a clock, a mail or a server that starts again.
  workers: 3,
  fullyParallel: true,
  // Long enough for a busy machine.
  timeout: withPictures ? 900_000 : 180_000,
  reporter: withPictures ? [['list'], ['./support/pictures-page.ts']] : 'list',
  // A step that takes 100 ms alone takes many times that beside busy programs.
  expect: { timeout: 20_000 },
  use: {
    launchOptions,
    actionTimeout: 30_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // During a 200 ms fade, words have contrasts that nobody really sees, and axe takes longer than a toast stays.
    // Without motion, everything on the screen is either fully visible or gone.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace takes a fifth of the time, so it is off; E2E_TRACE=1 records one for each failure.
    trace: process.env['E2E_TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    // What a service worker answers cannot be replaced by `page.route`; offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'phone-dark',
      use: { viewport: PHONE, hasTouch: true, colorScheme: 'dark' },
      grep: /@main/,
    },
    {
      name: 'wide-light',
      use: { viewport: WIDE, colorScheme: 'light' },
      ...(!everywhere && { grepInvert: /@main/ }),
    },
  ],
});
