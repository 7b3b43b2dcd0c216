import type { Page } from 'playwright-core';
import { securityCode } from '../../../../tooling/card-data.ts';
import { toMembersPayment } from '../account.ts';
import { type Action, at, clickButton, type Scene, stored } from '../failures.ts';
import { addSmall, applyCard, open, startAsGuest, toPayment } from '../journey.ts';
import { signedIn } from './account.ts';

const paymentPath = '/checkout/paymentandbilling';
const payment = at(paymentPath);
const popup = (page: Page) => page.getByRole('dialog', { name: 'Select Two Cards' });
const removal = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}` });
/** A page once the button of what was applied shows: its call is to fail, not the part that contains it. */
const withRemoval = (path: string, name: string) => async (scene: Scene) => {
  await at(path)(scene);
  await removal(scene.page, name).waitFor();
};
/** The payment step after a click on the button that opens a form. */
const form = (button: string, label: string) => async (scene: Scene) => {
  await payment(scene);
  await clickButton(button)(scene.page);
  await scene.page.getByLabel(label, { exact: true }).waitFor();
};

export async function atPayment({ page, shop, journey }: Scene): Promise<void> {
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await toPayment(page, journey);
}

/** Other ways to pay for a guest, besides one card. */
export const paymentOfGuest: readonly Action[] = [
  {
    name: 'gift card: apply',
    open: form('Add a gift card', 'Gift card number'),
    enter: async (page) => {
      await page.getByLabel('Gift card number').fill('6006490000000010');
      await page.getByLabel('PIN', { exact: true }).fill('1001');
    },
    act: clickButton('Apply gift card'),
    repeat: clickButton('Apply gift card'),
    done: (page) => removal(page, 'Gift card ending in 0010').waitFor(),
    calls: ['ApplyGiftCardTender'],
  },
  {
    name: 'gift card: remove',
    open: withRemoval(paymentPath, 'Gift card ending in 0010'),
    act: clickButton('Remove Gift card ending in 0010'),
    repeat: clickButton('Remove Gift card ending in 0010'),
    done: (page) => page.getByRole('button', { name: 'Add a gift card', exact: true }).waitFor(),
    calls: ['RemoveGiftCardTender'],
  },
  {
    name: 'store credit: apply',
    open: form('Add a store credit code', 'Store credit code'),
    enter: (page) => page.getByLabel('Store credit code').fill('TC-2001-4400'),
    act: clickButton('Apply store credit'),
    repeat: clickButton('Apply store credit'),
    done: (page) => removal(page, 'Store credit TC-2001-4400').waitFor(),
    calls: ['ApplyTenderCode'],
  },
  {
    name: 'store credit: remove',
    open: withRemoval(paymentPath, 'Store credit TC-2001-4400'),
    act: clickButton('Remove Store credit TC-2001-4400'),
    repeat: clickButton('Remove Store credit TC-2001-4400'),
    done: (page) => page.getByRole('button', { name: 'Add a store credit code', exact: true }).waitFor(),
    calls: ['RemoveTenderCode'],
  },
  {
    name: 'tax exemption: apply',
    open: async (scene) => {
      await payment(scene);
      await scene.page.getByLabel('This order is tax exempt').check();
      await scene.page.getByLabel('Exemption certificate number').waitFor();
    },
    enter: (page) => page.getByLabel('Exemption certificate number').fill('E-9912-3456'),
    act: clickButton('Apply exemption'),
    repeat: clickButton('Apply exemption'),
    done: (page) => page.getByText('Certificate E-9912-3456', { exact: true }).waitFor(),
    calls: ['ApplyTaxExemption/'],
  },
  {
    name: 'promo code: apply',
    open: form('Add a promo code', 'Promo code'),
    enter: (page) => page.getByLabel('Promo code').fill('WELCOME10'),
    act: (page) => page.getByLabel('Promo code').press('Enter'),
    repeat: (page) => page.getByLabel('Promo code').press('Enter'),
    done: (page) => removal(page, 'promo code WELCOME10').waitFor(),
    calls: ['ApplyPromoCode'],
  },
  {
    name: 'promo code: remove',
    open: withRemoval(paymentPath, 'promo code WELCOME10'),
    act: clickButton('Remove promo code WELCOME10'),
    repeat: clickButton('Remove promo code WELCOME10'),
    done: (page) => page.getByRole('button', { name: 'Add a promo code' }).waitFor(),
    calls: ['RemovePromoCode'],
  },
  {
    name: 'two cards: pay with both',
    open: async (scene) => {
      const { page } = scene;
      await payment(scene);
      await applyCard(page);
      await clickButton('Pay with Two Cards')(page);
      await popup(page).getByRole('button', { name: 'Add New Card' }).click();
      await popup(page).getByLabel('Card Number').fill('5555 5555 5555 4444');
      await popup(page).getByLabel('Expiration MM/YY').fill('08/31');
      await popup(page).getByLabel('Security Code', { exact: true }).fill(securityCode);
      await popup(page).getByRole('button', { name: 'Apply', exact: true }).click();
      await popup(page).getByRole('textbox', { name: 'Mastercard ending in 4444' }).waitFor();
    },
    enter: (page) => popup(page).getByRole('textbox', { name: 'Mastercard ending in 4444' }).fill('40.00'),
    act: (page) => popup(page).getByRole('button', { name: 'Update Payment' }).click(),
    repeat: (page) => popup(page).getByRole('button', { name: 'Update Payment' }).click(),
    done: (page) => page.getByText('Pays $40.00').waitFor(),
    calls: ['save-credit-card-to-basket'],
  },
];

const atPaymentAs = (email: string, password: string) => async (scene: Scene) => {
  await signedIn(email, password)(scene);
  await addSmall(scene.page, scene.shop, scene.journey);
  await toMembersPayment(scene.page, scene.shop);
};
export const memberAtPayment = atPaymentAs('ines.rewards@example.com', 'Settee-Ines-1');
export const withSavedCards = atPaymentAs('vera.cards@example.com', 'Settee-Vera-1');

const verify = async (page: Page) => {
  await page.getByLabel('Security Code', { exact: true }).fill(securityCode);
  await clickButton('Verify')(page);
};

/** A saved card of a member, for an address of the account to which nothing was sent yet. */
export const savedCards: readonly Action[] = [
  {
    name: 'saved cards: pay with another',
    open: async (scene) => {
      await payment(scene);
      await scene.page.getByRole('radio', { name: /Mastercard ending in 4444/ }).waitFor();
    },
    enter: (page) => page.getByRole('radio', { name: /Mastercard ending in 4444/ }).check(),
    act: clickButton('Apply'),
    repeat: clickButton('Apply'),
    done: (page) => page.getByRole('button', { name: 'Edit Mastercard ending in 4444' }).waitFor(),
    calls: ['SavePayment'],
  },
  {
    name: 'saved cards: verify',
    open: async (scene) => {
      await payment(scene);
      await scene.page.getByLabel('Security Code', { exact: true }).waitFor();
    },
    // The field is empty once its code is sent.
    act: verify,
    repeat: verify,
    done: (page) => page.getByLabel('Security Code', { exact: true }).waitFor({ state: 'detached' }),
    calls: ['VerifyCreditCard'],
  },
];

/** Rewards of a member. */
export const rewards: readonly Action[] = [
  {
    name: 'rewards: apply',
    open: async (scene) => {
      await payment(scene);
      await clickButton('Use your rewards')(scene.page);
      await scene.page.getByRole('button', { name: 'Apply Reward RC100000003' }).waitFor();
    },
    act: clickButton('Apply Reward RC100000003'),
    repeat: clickButton('Apply Reward RC100000003'),
    done: (page) => removal(page, 'Reward RC100000003').waitFor(),
    calls: ['ApplyRewardCertificate'],
  },
  {
    name: 'rewards: remove',
    open: withRemoval(paymentPath, 'Reward RC100000003'),
    act: clickButton('Remove Reward RC100000003'),
    repeat: clickButton('Remove Reward RC100000003'),
    // Under an error popup the button is hidden but there.
    done: (page) =>
      page
        .getByRole('button', { name: 'Remove Reward RC100000003', includeHidden: true })
        .waitFor({ state: 'detached' }),
    calls: ['RemoveRewardCertificate'],
  },
];

/** Promo codes in the cart. */
export const promos: readonly Action[] = [
  {
    name: 'cart: apply a promo code',
    open: async ({ page, shop, journey }) => {
      await open(page, shop, journey, '/checkout/cart');
      await clickButton('Add a promo code')(page);
      await page.getByLabel('Promo code').waitFor();
    },
    enter: (page) => page.getByLabel('Promo code').fill('WELCOME10'),
    act: (page) => page.getByLabel('Promo code').press('Enter'),
    repeat: (page) => page.getByLabel('Promo code').press('Enter'),
    done: stored('/ReactCart/GetCart', /"discountCode":"WELCOME10"/),
    calls: ['ApplyPromo'],
  },
  {
    name: 'cart: remove a promo code',
    open: withRemoval('/checkout/cart', 'promo code WELCOME10'),
    act: clickButton('Remove promo code WELCOME10'),
    repeat: clickButton('Remove promo code WELCOME10'),
    done: stored('/ReactCart/GetCart', /"discountCode":""/),
    calls: ['RemovePromo'],
  },
];
