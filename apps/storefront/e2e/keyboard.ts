import type { Page } from 'playwright-core';

/** Returns the approximate screen reader name of the focused element. */
export const nameOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement;
    const label = isField ? element.labels?.[0] : null;
    const name = element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '';
    return name.trim().replace(/\s+/g, ' ');
  });

/** Tabs until the name of the focused element matches. */
export async function tabTo(page: Page, wanted: RegExp): Promise<void> {
  const seen: string[] = [];
  for (let presses = 0; presses < 90; presses++) {
    await page.keyboard.press('Tab');
    const name = await nameOfFocus(page);
    if (wanted.test(name)) return;
    seen.push(name.slice(0, 30));
  }
  throw new Error(`Tab never reached ${wanted}; it passed ${seen.join(' | ')}`);
}

/** Tabs to the element with a name and activates it by Enter. */
export async function activate(page: Page, wanted: RegExp): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}
