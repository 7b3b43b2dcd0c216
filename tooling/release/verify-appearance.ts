import { chromium } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { serveFolder } from '../static-server.ts';
import type { ConsumerApp } from './apps.ts';

/** Opens a built app in Chromium; throws when what must be seen is not, or when the console has anything to say. */
export async function verifyAppearance(app: ConsumerApp, folder: string): Promise<void> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] });
  const { origin, close } = await serveFolder(folder);
  try {
    const page = await browser.newPage();
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(origin);
    for (const { role, name } of app.seen) {
      const missing = () => said.push(`no ${role} '${name}' on the page`);
      await page.getByRole(role, { name }).waitFor({ timeout: 10_000 }).catch(missing);
    }
    const [first] = app.seen;
    if (app.background !== undefined && first !== undefined && said.length === 0) {
      const shown = page.getByRole(first.role, { name: first.name });
      const background = await shown.evaluate((element) => getComputedStyle(element).backgroundColor);
      if (background !== app.background) said.push(`'${first.name}' stands on ${background}, not on ${app.background}`);
    }
    if (app.typed !== undefined && first !== undefined && said.length === 0) {
      const shown = page.getByRole(first.role, { name: first.name });
      await shown.pressSequentially(app.typed.text);
      const value = await shown.inputValue();
      if (value !== app.typed.reads) said.push(`'${app.typed.text}' reads '${value}', not '${app.typed.reads}'`);
    }
    if (said.length > 0) throw new Error(`${app.name}: ${said.join('\n')}`);
  } finally {
    await browser.close();
    close();
  }
}
