import type { Page } from 'playwright-core';

/** Approximates the name of the focused element for a screen reader. */
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

/** Moves the focus with Tab until the name of the focused element matches. */
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

/** Clicks with Enter the element with such a name. */
export async function activate(page: Page, wanted: RegExp): Promise<void> {
  await tabTo(page, wanted);
  await page.keyboard.press('Enter');
}
