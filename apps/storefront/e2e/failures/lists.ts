import type { Page } from 'playwright-core';
import { type Action, at, clickButton, type Scene, stored } from '../failures.ts';

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const clickIn = (name: string | RegExp) => (page: Page) => dialog(page).getByRole('button', { name }).last().click();
const small = (scene: Scene) => at(scene.journey.small)(scene);
const after = (path: string, button: string | RegExp) => async (scene: Scene) => {
  await at(path)(scene);
  await clickButton(button)(scene.page);
  await dialog(scene.page).or(scene.page.getByRole('alertdialog')).first().waitFor();
};

/** Actions of a guest with favorites lists. */
export const favorites: readonly Action[] = [
  {
    name: 'product: open the lists',
    open: small,
    act: clickButton('Add to Favorites'),
    repeat: clickButton('Add to Favorites'),
    done: (page) => page.getByRole('dialog', { name: 'Add This Item to a List' }).waitFor(),
    calls: ['addtolistpopup'],
  },
  {
    name: 'product: add to a new list',
    open: async (scene) => {
      await small(scene);
      await clickButton('Add to Favorites')(scene.page);
      await dialog(scene.page).waitFor();
    },
    enter: (page) => dialog(page).getByRole('textbox').fill('Living room'),
    act: clickIn('Add to List'),
    repeat: clickIn('Add to List'),
    done: (page) => page.getByRole('dialog', { name: 'Item Added to Your List' }).waitFor(),
    calls: ['createboard'],
  },
  {
    name: 'product: add to a list',
    open: async (scene) => {
      await at(scene.journey.host === 'localhost' ? '/oslo-dining-chair/s100202' : '/wire-dining-chair/s200202')(scene);
      await clickButton('Add to Favorites')(scene.page);
      await dialog(scene.page).getByRole('radio', { name: 'Living room' }).check();
    },
    act: clickIn('Add to List'),
    repeat: clickIn('Add to List'),
    done: (page) => page.getByRole('dialog', { name: 'Item Added to Your List' }).waitFor(),
    calls: ['additem'],
  },
  {
    name: 'favorites: move to a new list',
    open: after('/Favorites/', /^Move (Quill|Column) Side Table/),
    enter: (page) => dialog(page).getByRole('textbox').fill('Hall'),
    act: (page) => dialog(page).getByRole('textbox').press('Enter'),
    repeat: (page) => dialog(page).getByRole('textbox').press('Enter'),
    done: (page) => page.getByRole('link', { name: 'Hall 1 item' }).waitFor(),
    calls: ['moveitem'],
  },
  {
    name: 'favorites: open a list',
    open: at('/Favorites/'),
    act: (page) => page.getByRole('link', { name: 'Living room 1 item' }).click(),
    done: (page) => page.getByRole('heading', { level: 2, name: 'Living room' }).waitFor(),
    calls: ['Favorites/board'],
  },
  {
    name: 'favorites: rename',
    open: after('/Favorites/', 'Rename'),
    enter: (page) => page.getByLabel('List name').fill('Loft'),
    act: clickIn('Save'),
    repeat: clickIn('Save'),
    done: (page) => page.getByRole('heading', { level: 2, name: 'Loft' }).waitFor(),
    calls: ['renameboard'],
  },
  {
    name: 'favorites: remove',
    open: at('/Favorites/'),
    act: clickButton(/^Remove /),
    repeat: clickButton(/^Remove /),
    done: stored('/Favorites/boardsummaries', /"ItemCount":0/),
    calls: ['removeitem'],
  },
  {
    name: 'favorites: delete a list',
    open: after('/Favorites/', 'Delete'),
    act: clickButton('Delete List'),
    repeat: clickButton('Delete List'),
    done: stored('/Favorites/boardsummaries', /^(?!.*Loft)/s),
    calls: ['deleteboard'],
  },
];

const soon = () => new Date(Date.now() + 100 * 86_400_000).toISOString().slice(0, 10);

/** Actions of a signed-in shopper without a registry. */
export const registry: readonly Action[] = [
  {
    name: 'create a registry',
    open: at('/gift-registry'),
    enter: async (page) => {
      await page.getByLabel('Event date').fill(soon());
      await page.getByLabel('Whose registry is it?').fill('Nora and Ed');
    },
    act: clickButton('Create Registry'),
    repeat: clickButton('Create Registry'),
    done: (page) => page.getByRole('heading', { name: 'Nothing in your registry yet' }).waitFor(),
    calls: ['gift-registry/create'],
  },
  {
    name: 'product: Add to Registry',
    // Once the button shows: its call is to fail, not the part that contains it.
    open: async (scene) => {
      await small(scene);
      await main(scene.page).getByRole('button', { name: 'Add to Registry', exact: true }).waitFor();
    },
    act: (page) => main(page).getByRole('button', { name: 'Add to Registry', exact: true }).click(),
    repeat: (page) => main(page).getByRole('button', { name: 'Add to Registry', exact: true }).click(),
    done: (page) => page.getByRole('dialog', { name: /added to your registry/ }).waitFor(),
    calls: ['gift-registry/add-items'],
  },
  {
    name: 'registry: quantity',
    open: async ({ page, shop, journey }) => {
      await at('/gift-registry')({ page, shop, journey });
      await page.getByRole('link', { name: /^View Registry/ }).click();
      await page.getByRole('spinbutton').waitFor();
    },
    act: clickButton('Increase quantity'),
    repeat: clickButton('Increase quantity'),
    done: stored('/gift-registry/list', /:2[,}]/),
    calls: ['set-quantity'],
  },
  {
    name: 'registry: remove',
    open: async ({ page, shop, journey }) => {
      await at('/gift-registry')({ page, shop, journey });
      await page.getByRole('link', { name: /^View Registry/ }).click();
      await page.getByRole('spinbutton').waitFor();
    },
    act: clickButton(/^Remove /),
    repeat: clickButton(/^Remove /),
    done: stored('/gift-registry/list', /"itemCount":0|"pieces":0|:0[,}]/),
    calls: ['remove-item'],
  },
];

/** Actions of a shopper with several registries. */
export const registries: readonly Action[] = [
  {
    name: 'product: Add to Registry, to another than the first',
    open: async (scene) => {
      await small(scene);
      await main(scene.page).getByRole('button', { name: 'Add to Registry', exact: true }).click();
      await dialog(scene.page).getByRole('radio', { name: /^Baby/ }).waitFor();
    },
    act: async (page) => {
      await dialog(page).getByRole('radio', { name: /^Baby/ }).check();
      await clickIn('Add to Registry')(page);
    },
    repeat: async (page) => {
      await main(page).getByRole('button', { name: 'Add to Registry', exact: true }).click();
      await dialog(page).getByRole('radio', { name: /^Baby/, checked: true }).waitFor();
      await clickIn('Add to Registry')(page);
    },
    done: (page) => page.getByRole('dialog', { name: /added to your registry/ }).waitFor(),
    calls: ['gift-registry/add-items'],
  },
];
