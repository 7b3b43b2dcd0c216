import type { Page } from 'playwright-core';
import { mailedLink } from '../account.ts';
import { type Action, at, clickButton, heading, type Scene } from '../failures.ts';
import { usable } from '../journey.ts';

const clicking = (name: string | RegExp) => ({ act: clickButton(name), repeat: clickButton(name) });
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).last();
const popup = (page: Page) => page.getByRole('dialog', { name: 'Reset Password' });

/** Opens the link of a mail. */
const mailed =
  (to: string, subject: string) =>
  async ({ page, shop }: Scene) => {
    await page.goto(await mailedLink(shop, to, subject));
    await usable(page);
  };

async function createAccount(scene: Scene): Promise<void> {
  const { page } = scene;
  await at('/account/create-account')(scene);
  await page.getByLabel('First Name').fill('Maren');
  await page.getByLabel('Last Name').fill('Lindqvist');
  await page.getByRole('main').getByLabel('Email Address').fill('maren.mailed@example.com');
  await field(page, 'Password').fill('a long and quiet sentence');
  await clickButton('Create Account')(page);
  await heading('Check your email')(page);
}

async function subscribe(scene: Scene): Promise<void> {
  const { page } = scene;
  await at('/sofas')(scene);
  await page.getByRole('contentinfo').getByLabel('Email Address').fill('reader@example.com');
  await clickButton('Subscribe')(page);
  await page.getByText(/^Almost there/).waitFor();
}

/** Requests for a mail, and the buttons of the pages that its link opens. */
export const mailedLinks: readonly Action[] = [
  {
    name: 'newsletter: confirm',
    open: async (scene) => {
      await subscribe(scene);
      await mailed('reader@example.com', 'Please confirm your subscription')(scene);
    },
    ...clicking('Confirm'),
    done: heading('You’re on the list'),
    calls: ['newsletter/confirm'],
  },
  {
    name: 'newsletter: unsubscribe',
    open: mailed('reader@example.com', 'Welcome to our newsletter'),
    ...clicking('Unsubscribe'),
    done: heading('You’re unsubscribed'),
    calls: ['newsletter/unsubscribe'],
  },
  {
    name: 'reset popup: request a link',
    open: async (scene) => {
      // Without the content of its page the popup opens. PWD-02
      await scene.page.route('**/reset-password/content', (route) => route.fulfill({ status: 503, body: '' }));
      await at('/account/login')(scene);
      await clickButton('Reset Password')(scene.page);
      await popup(scene.page).waitFor();
    },
    enter: (page) => popup(page).getByLabel('Email', { exact: true }).fill('nora.new@example.com'),
    act: (page) => popup(page).getByRole('button', { name: 'Submit' }).click(),
    repeat: (page) => popup(page).getByRole('button', { name: 'Submit' }).click(),
    done: (page) => page.getByText('Check your email for a link to reset your password.').waitFor(),
    calls: ['reset-password/forgot-password'],
  },
  {
    name: 'reset link: save a password',
    open: mailed('nora.new@example.com', 'Reset your password'),
    enter: (page) => field(page, 'New Password').fill('another and even quieter one'),
    ...clicking('Save Password'),
    done: (page) => page.getByText('Your password has been changed.').waitFor(),
    calls: ['reset-password/set-password'],
  },
  {
    name: 'confirm the email address of an account',
    open: async (scene) => {
      await createAccount(scene);
      await mailed('maren.mailed@example.com', 'Confirm your email address')(scene);
    },
    ...clicking('Confirm'),
    done: heading('Hello, Maren'),
    calls: ['email/confirm'],
  },
];
