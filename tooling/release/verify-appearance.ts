import { chromium, type Page } from 'playwright-core';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import type { ConsumerApp } from './apps.ts';

/** Opens each dialog of an app by its button and closes it; returns what did not happen. */
async function openAll(page: Page, { opened = [] }: ConsumerApp): Promise<string[]> {
  const said: string[] = [];
  for (const { button, dialog } of opened) {
    const missing = () => said.push(`'${button}' opens no dialog '${dialog}', or Escape does not close it`);
    const shown = page.getByRole('dialog', { name: dialog });
    await page.getByRole('button', { name: button }).click();
    await shown
      .waitFor()
      .then(() => page.keyboard.press('Escape'))
      .then(() => shown.waitFor({ state: 'hidden' }))
      .catch(missing);
  }
  return said;
}

/** Throws unless the server's HTML of an app has what must be seen in it. */
async function verifyServerRendering(app: ConsumerApp, origin: string): Promise<void> {
  const html = await (await fetch(origin)).text();
  const missing = app.seen.filter(({ name }) => !html.includes(name));
  if (missing.length > 0) throw new Error(`${app.name}: the server did not render '${missing[0]?.name}'`);
}

/**
 * Opens an app in Chromium and saves its picture in `picture`; throws when what must be seen is not, or when the
 * console has anything to say.
 */
export async function verifyAppearance(app: ConsumerApp, origin: string, picture: string): Promise<void> {
  if (app.isServerRendered) await verifyServerRendering(app, origin);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArgs] });
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
    if (said.length === 0) said.push(...(await openAll(page, app)));
    await page.screenshot({ path: picture });
    if (said.length > 0) throw new Error(`${app.name}: ${said.join('\n')}`);
  } finally {
    await browser.close();
  }
}
