import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { type Action, at, clickButton, type Scene } from '../failures.ts';
import { addSmall, startAsGuest, toReview } from '../journey.ts';
import { readOrderNumber, shipAll } from '../ship.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const reviews = (page: Page) => page.getByRole('region', { name: 'Reviews', exact: true });
const clicking = (name: string | RegExp) => ({ act: clickButton(name), repeat: clickButton(name) });
const clickingIn = (part: (page: Page) => ReturnType<typeof main>, name: string | RegExp) => {
  const click = (page: Page) => part(page).getByRole('button', { name }).last().click();
  return { act: click, repeat: click };
};

/** The field of the form that corrects the email address of the order. */
const correction = (page: Page) =>
  page.getByRole('form', { name: 'Correct your email address' }).getByLabel('Email Address');

/** A guest who has bought a small table. */
export async function bought({ page, shop, journey }: Scene): Promise<void> {
  await addSmall(page, shop, journey);
  await startAsGuest(page, shop, journey);
  await toReview(page, journey);
  await clickButton('Place Order')(page);
  await page.waitForURL('**/checkout/confirmation');
}

async function readNumber(scene: Scene): Promise<string> {
  await at('/checkout/confirmation')(scene);
  return readOrderNumber(scene.page);
}

/** A guest with an order that was shipped. */
export async function received(scene: Scene): Promise<void> {
  await bought(scene);
  await shipAll(scene.shop, await readNumber(scene));
}

const ofOrder = (path: string) => async (scene: Scene) => {
  await at(`${path}?order=${await readNumber(scene)}`)(scene);
};
const order = ofOrder('/order-status');
const returns = ofOrder('/order-return');

async function seeReviews(page: Page): Promise<void> {
  await reviews(page).scrollIntoViewIfNeeded();
  await page.waitForFunction(() => document.querySelector('template[data-part=pending]') === null);
}

async function smallReviews(scene: Scene): Promise<void> {
  await at(scene.journey.small)(scene);
  await seeReviews(scene.page);
}

async function reviewForm(scene: Scene): Promise<void> {
  await smallReviews(scene);
  await reviews(scene.page).getByRole('button', { name: 'Write a Review' }).click();
  await dialog(scene.page).getByLabel('Headline').waitFor();
}

async function addPhoto(page: Page): Promise<void> {
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#8a5a2b' } })
    .png()
    .toBuffer();
  await dialog(page).locator('input[type=file]').setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer });
}

/** Actions of a guest before an order is shipped. */
export const beforeShipment: readonly Action[] = [
  {
    name: 'order: cancel',
    open: async (scene) => {
      await order(scene);
      await clickButton('Cancel Order')(scene.page);
    },
    ...clickingIn((page) => page.getByRole('alertdialog'), 'Cancel Order'),
    done: (page) => page.getByText('Your order is canceled').waitFor(),
    calls: ['CancelOrder'],
  },
];

/** Actions of a guest after an order. */
export const afterOrder: readonly Action[] = [
  {
    name: 'confirmation: another email address',
    open: async (scene) => {
      await at('/checkout/confirmation')(scene);
      await clickButton('Wrong email? Fix it')(scene.page);
    },
    enter: (page) => correction(page).fill('maren.corrected@example.com'),
    act: (page) => correction(page).press('Enter'),
    repeat: (page) => correction(page).press('Enter'),
    done: (page) => main(page).getByText('maren.corrected@example.com').first().waitFor(),
    calls: ['CorrectOrderEmail'],
  },
  {
    name: 'order: buy again',
    open: order,
    ...clicking(/^Buy Again: /),
    done: (page) => page.getByText('We’ve added 1 item to your cart.').waitFor(),
    calls: ['Reorder'],
  },
  {
    name: 'order: return',
    open: returns,
    enter: async (page) => {
      await page.getByRole('checkbox').check();
      await page.getByLabel('Why are you returning them?').selectOption({ label: 'I changed my mind' });
    },
    ...clicking('Request Return'),
    done: (page) => page.getByText(/We’ve started return/).waitFor(),
    calls: ['RequestReturn'],
  },
  {
    name: 'order: cancel a return',
    open: returns,
    ...clicking(/^Cancel Return /),
    done: (page) =>
      page
        .getByRole('region', { name: /^Return .*-R1/ })
        .getByText('Canceled')
        .waitFor(),
    calls: ['CancelReturn'],
  },
  {
    name: 'reviews: sort',
    open: async (scene) => {
      await at(scene.journey.sofa)(scene);
      await seeReviews(scene.page);
    },
    act: async (page) => {
      await reviews(page).getByRole('combobox', { name: 'Sort by:' }).selectOption('Lowest Rating');
    },
    done: (page) =>
      reviews(page)
        .getByRole('article')
        .first()
        .getByRole('img', { name: /^Rated [123]/ })
        .waitFor(),
    calls: ['browse/reviews'],
  },
  {
    name: 'reviews: vote',
    open: smallReviews,
    ...clickingIn(reviews, /as helpful$/),
    done: (page) => reviews(page).getByText('Thanks for your vote').waitFor(),
    calls: ['reviews/helpful'],
  },
  {
    name: 'reviews: report',
    open: async (scene) => {
      await smallReviews(scene);
      await reviews(scene.page)
        .getByRole('button', { name: /^Report/ })
        .first()
        .click();
      await dialog(scene.page).waitFor();
    },
    enter: (page) => dialog(page).getByRole('radio', { name: 'It’s advertising' }).check(),
    ...clickingIn(dialog, 'Send Report'),
    done: (page) => dialog(page).getByRole('button', { name: 'Done' }).waitFor(),
    calls: ['reviews/report'],
  },
  {
    name: 'reviews: may the shopper write one',
    open: smallReviews,
    ...clickingIn(reviews, 'Write a Review'),
    done: (page) => dialog(page).getByLabel('Headline').waitFor(),
    calls: ['reviews/permission'],
  },
  {
    name: 'reviews: add a photo',
    open: reviewForm,
    enter: (page) => dialog(page).getByLabel('Headline').fill('Does what it should'),
    act: addPhoto,
    done: (page) => page.getByText('table.png added', { exact: true }).waitFor({ state: 'attached' }),
    calls: ['reviews/photo'],
  },
  {
    name: 'reviews: write',
    open: reviewForm,
    enter: async (page) => {
      await dialog(page).getByRole('radio', { name: '4 stars' }).check();
      await dialog(page).getByLabel('Headline').fill('Does what it should');
      await dialog(page).getByLabel('Your review').fill('It is heavy, and it holds firm on our uneven floor.');
      await dialog(page).getByLabel('Nickname').fill('second_story');
    },
    ...clickingIn(dialog, 'Submit Review'),
    done: (page) => dialog(page).getByText('Your review is live.').waitFor(),
    calls: ['reviews/write'],
  },
];

/** Requests to the shop that need no account. */
export const requests: readonly Action[] = [
  {
    name: 'newsletter: subscribe',
    open: at('/sofas'),
    enter: (page) => page.getByRole('contentinfo').getByLabel('Email Address').fill('reader@example.com'),
    ...clicking('Subscribe'),
    done: (page) => page.getByText(/^Almost there/).waitFor(),
    calls: ['newsletter/subscribe'],
  },
  {
    name: 'contact',
    open: at('/customer-service/contact'),
    enter: async (page) => {
      await main(page).getByLabel('What’s this about?').selectOption('Delivery');
      await main(page).getByLabel('Full Name').fill('Nora Quist');
      await main(page).getByLabel('Email Address').fill('nora.writes@example.com');
      await main(page).getByRole('textbox', { name: 'Message' }).fill('Can you arrive after 5 pm?');
    },
    ...clicking('Send Message'),
    done: (page) => page.getByText(/^Your case number is/).waitFor(),
    calls: ['help/contact'],
  },
  {
    name: 'quote',
    open: async (scene) => {
      await at('/tansy-media-console/s100503')(scene);
      await clickButton('Request a quote')(scene.page);
      await dialog(scene.page).getByLabel('Email').waitFor();
    },
    enter: async (page) => {
      await dialog(page).getByLabel('Name').fill('Nora Quist');
      await dialog(page).getByLabel('Email').fill('quote@example.com');
    },
    ...clickingIn(dialog, 'Send Request'),
    done: (page) => page.getByRole('dialog', { name: 'Thank you for your request' }).waitFor(),
    calls: ['quote-request'],
  },
  {
    name: 'order status: request a code',
    open: at('/order-status'),
    enter: async (page) => {
      await page.getByLabel('Order Number').fill('ABCD-EFGH-01');
      await main(page).getByLabel('Email Address').fill('maren@example.com');
    },
    ...clicking('Email Me a Code'),
    done: (page) => page.getByLabel('Code', { exact: true }).waitFor(),
    calls: ['RequestOrderCode'],
  },
  {
    name: 'order status: open',
    open: async (scene) => {
      await at('/order-status')(scene);
      await scene.page.getByLabel('Order Number').fill('ABCD-EFGH-01');
      await main(scene.page).getByLabel('Email Address').fill('maren@example.com');
      await clickButton('Email Me a Code')(scene.page);
      await scene.page.getByLabel('Code', { exact: true }).waitFor();
    },
    enter: (page) => page.getByLabel('Code', { exact: true }).fill('123456'),
    act: (page) => page.getByLabel('Code', { exact: true }).press('Enter'),
    repeat: (page) => page.getByLabel('Code', { exact: true }).press('Enter'),
    // The code is not the one that was emailed.
    done: (page) =>
      page
        .getByText(/code (isn’t|is not) right|isn’t right|expired/)
        .first()
        .waitFor(),
    calls: ['OpenOrder'],
  },
];
