import { defineConfig } from '@playwright/test';

const PHONE = { width: 390, height: 844 };
const WIDE = { width: 1440, height: 900 };

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
  ],
};

/** The main journey walks at both sizes and in both themes; every other one where it matters, on a wide window. */
export default defineConfig({
  testDir: '.',
  outputDir: '../.tmp/e2e',
  forbidOnly: Boolean(process.env['CI']),
  // A flaky test is a defect: it isn't tried again until it passes.
  retries: 0,
  workers: 2,
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    launchOptions,
    actionTimeout: 15_000,
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // Without the film, which takes a core of its own.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'phone-light', use: { viewport: PHONE, hasTouch: true, colorScheme: 'light' }, grep: /@main/ },
    { name: 'phone-dark', use: { viewport: PHONE, hasTouch: true, colorScheme: 'dark' }, grep: /@main/ },
    { name: 'wide-light', use: { viewport: WIDE, colorScheme: 'light' } },
    { name: 'wide-dark', use: { viewport: WIDE, colorScheme: 'dark' }, grep: /@main/ },
  ],
});
