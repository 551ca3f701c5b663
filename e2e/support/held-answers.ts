import type { Page } from '@playwright/test';

/** Holds back what the server answers at an address, until the returned function is called. */
export async function holdAnswers(page: Page, address: string): Promise<() => void> {
  let answer: () => void = () => undefined;
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve));
  await page.route(address, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  return answer;
}
