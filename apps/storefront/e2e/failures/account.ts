import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { securityCode } from '../../../../tooling/card-data.ts';
import { enter } from '../account.ts';
import { newVisitor } from '../browser.ts';
import { type Action, at, heading, clickButton, stored, type Scene } from '../failures.ts';
import { fillAddress, open } from '../journey.ts';

const main = (page: Page) => page.getByRole('main');
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).last();
/** Opens a form on a page of the account. */
const form = (path: string, button: string | RegExp) => async (scene: Scene) => {
  await at(path)(scene);
  await clickButton(button)(scene.page);
};

/** Actions of a guest for an account. */
export const accountOfGuest: readonly Action[] = [
  {
    name: 'create an account',
    open: at('/account/create-account'),
    enter: async (page) => {
      await page.getByLabel('First Name').fill('Maren');
      await page.getByLabel('Last Name').fill('Lindqvist');
      await page.getByRole('main').getByLabel('Email Address').fill('maren.failing@example.com');
      await field(page, 'Password').fill('a long and quiet sentence');
    },
    act: clickButton('Create Account'),
    repeat: clickButton('Create Account'),
    done: heading('Check your email'),
    calls: ['create-account/create'],
  },
  {
    name: 'sign-in popup: open',
    open: at('/sofas'),
    act: (page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' }).click(),
    done: (page) => page.getByRole('dialog').getByLabel('Password', { exact: true }).waitFor(),
    calls: [],
  },
  {
    name: 'sign-in page: request a new password',
    open: async (scene) => {
      await form('/account/login', 'Reset Password')(scene);
      await scene.page.getByRole('button', { name: 'Back to Sign In' }).waitFor();
    },
    enter: (page) => field(page, 'Email').fill('nora.new@example.com'),
    act: clickButton('Submit'),
    repeat: clickButton('Submit'),
    done: (page) => page.getByText('Check your email for a link to reset your password.').waitFor(),
    calls: ['okta-reset-password-request'],
  },
  {
    name: 'sign-in page: Sign In',
    open: at('/account/login'),
    enter: async (page) => {
      await field(page, 'Email').fill('vera.cards@example.com');
      await field(page, 'Password').fill('Settee-Vera-1');
    },
    act: clickButton('Sign In'),
    repeat: clickButton('Sign In'),
    done: heading('Hello, Vera'),
    calls: ['sign-in/authenticate'],
  },
];

const newPassword = 'another and even quieter one';
const deletion = (page: Page) => page.getByRole('alertdialog', { name: 'Delete your account?' });
const browsers = (page: Page) => page.getByRole('region', { name: 'Where You’re Signed In' }).getByRole('listitem');

/** The sign-in settings after a sign-in in a second browser. */
async function withOtherBrowser(scene: Scene): Promise<void> {
  const { page, shop, journey } = scene;
  const other = await newVisitor(page.context().browser() ?? expect.unreachable());
  await signedIn('vera.cards@example.com', newPassword)({ page: other.page, shop, journey });
  await other.leave();
  await at('/account/sign-in-settings')(scene);
  await browsers(page).nth(1).waitFor();
}

const onlyThisBrowser = async (page: Page) => {
  await browsers(page).nth(1).waitFor({ state: 'detached' });
};

/** Actions of a shopper on the account pages. */
export const accountOfMember: readonly Action[] = [
  {
    name: 'sign-in settings: name',
    open: at('/account/sign-in-settings'),
    enter: (page) => field(page, 'First Name').fill('Verena'),
    act: clickButton(/^Save/),
    repeat: clickButton(/^Save/),
    done: stored('/account/profile', /"firstName":"Verena"/),
    calls: ['profile/name'],
  },
  {
    name: 'sign-in settings: phone',
    open: at('/account/sign-in-settings'),
    enter: (page) => page.getByLabel('Phone Number').fill('(312) 430-0177'),
    act: clickButton(/^Save/),
    repeat: clickButton(/^Save/),
    done: stored('/account/profile', /"dayPhone":"3124300177"/),
    calls: ['profile/phone'],
  },
  {
    name: 'sign-in settings: email',
    open: form('/account/sign-in-settings', 'Change Email'),
    enter: async (page) => {
      await page.getByLabel('New Email Address').fill('verena@example.com');
      await page.getByLabel('Current Password').fill('Settee-Vera-1');
    },
    act: clickButton('Change Email'),
    repeat: clickButton('Change Email'),
    done: (page) =>
      main(page)
        .getByText(/verena@example.com/)
        .waitFor(),
    calls: ['email/change'],
  },
  {
    name: 'preferences',
    open: at('/account/preferences'),
    act: (page) => page.getByRole('switch').or(page.getByRole('checkbox')).first().click(),
    repeat: (page) => page.getByRole('switch').or(page.getByRole('checkbox')).first().click(),
    done: (page) => page.getByText('Saved.', { exact: true }).waitFor({ state: 'attached' }),
    calls: ['profile/preferences'],
  },
  {
    name: 'addresses: add',
    open: form('/account/addresses', 'Add an Address'),
    enter: fillAddress,
    act: clickButton(/^Save/),
    repeat: clickButton(/^Save/),
    done: (page) => main(page).getByText('2140 N Cleveland Ave').waitFor(),
    calls: ['address-book/save'],
  },
  {
    name: 'addresses: edit',
    open: form('/account/addresses', /^Edit, .*2140/),
    enter: (page) => field(page, 'Address 1').fill('2142 N Cleveland Ave'),
    act: clickButton(/^Save/),
    repeat: clickButton(/^Save/),
    done: (page) => main(page).getByText('2142 N Cleveland Ave').waitFor(),
    calls: ['address-book/save'],
  },
  {
    name: 'addresses: remove',
    open: at('/account/addresses'),
    act: clickButton(/^Remove, .*2142/),
    repeat: clickButton(/^Remove, .*2142/),
    done: (page) => main(page).getByText('2142 N Cleveland Ave').waitFor({ state: 'detached' }),
    calls: ['address-book/remove'],
  },
  {
    name: 'cards: make default',
    open: at('/account/cards'),
    act: clickButton(/^Make Default, Mastercard/),
    repeat: clickButton(/^Make Default, Mastercard/),
    done: (page) => page.getByRole('button', { name: /^Make Default, Visa/ }).waitFor(),
    calls: ['saved-cards/default'],
  },
  {
    name: 'cards: add',
    open: form('/account/cards', 'Add a Card'),
    enter: async (page) => {
      await page.getByLabel('Card Number').fill('4242 4242 4242 4242');
      await page.getByLabel('Expiration MM/YY').fill('08/31');
      await field(page, 'Security Code').fill(securityCode);
    },
    act: clickButton(/^Save/),
    repeat: clickButton(/^Save/),
    done: (page) => main(page).getByText('Visa ending in 4242').waitFor(),
    calls: ['saved-cards/add', 'encryption-key'],
  },
  {
    name: 'cards: remove',
    open: at('/account/cards'),
    act: clickButton(/^Remove, .*4242/),
    repeat: clickButton(/^Remove, .*4242/),
    done: (page) => main(page).getByText('Visa ending in 4242').waitFor({ state: 'detached' }),
    calls: ['saved-cards/remove'],
  },
  {
    name: 'sign-in settings: password',
    open: form('/account/sign-in-settings', 'Change Password'),
    enter: async (page) => {
      await page.getByLabel('Current Password').fill('Settee-Vera-1');
      await field(page, 'New Password').fill(newPassword);
    },
    act: clickButton('Change Password'),
    repeat: clickButton('Change Password'),
    done: (page) => page.getByText('Your password has been changed.').waitFor(),
    calls: ['password/change'],
  },
  {
    name: 'sign-in settings: sign out another browser',
    open: withOtherBrowser,
    act: clickButton(/^Sign out /),
    repeat: clickButton(/^Sign out /),
    done: onlyThisBrowser,
    calls: ['browsers/sign-out'],
  },
  {
    name: 'sign-in settings: sign out all other browsers',
    open: withOtherBrowser,
    act: clickButton('Sign Out Everywhere Else'),
    repeat: clickButton('Sign Out Everywhere Else'),
    done: onlyThisBrowser,
    calls: ['browsers/sign-out-others'],
  },
  {
    name: 'sign out',
    open: at('/account/orders'),
    act: (page) => main(page).getByRole('button', { name: 'Sign Out' }).click(),
    repeat: (page) => main(page).getByRole('button', { name: 'Sign Out' }).click(),
    done: (page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor(),
    calls: ['account/sign-out'],
  },
  {
    name: 'sign-in settings: delete the account',
    open: async (scene) => {
      await signedIn('vera.cards@example.com', newPassword)(scene);
      await form('/account/sign-in-settings', 'Delete My Account')(scene);
    },
    enter: (page) => deletion(page).getByLabel('Current Password').fill(newPassword),
    act: (page) => deletion(page).getByRole('button', { name: 'Delete My Account' }).click(),
    repeat: (page) => deletion(page).getByRole('button', { name: 'Delete My Account' }).click(),
    done: (page) => page.getByRole('banner').getByRole('link', { name: 'Sign In' }).waitFor(),
    calls: ['account/delete'],
  },
];

/** Signs in as a member of the demo data. */
export const signedIn =
  (email: string, password: string) =>
  async ({ page, shop, journey }: Scene): Promise<void> => {
    await open(page, shop, journey, '/account/login');
    await enter(page, { email, password });
    await page.getByRole('heading', { level: 1, name: /^Hello/ }).waitFor();
  };
