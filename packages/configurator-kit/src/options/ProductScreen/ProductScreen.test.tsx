import { composeStories } from '@storybook/react-vite';
import { beforeEach, expect, test, vi } from 'vitest';
import * as stories from './ProductScreen.stories.tsx';

const screens = composeStories(stories);
const scrollIntoView = vi.fn<Element['scrollIntoView']>();

beforeEach(() => {
  scrollIntoView.mockClear();
  // jsdom has no layout to scroll.
  Element.prototype.scrollIntoView = scrollIntoView;
});

test('OPT-01, OPT-09: one drawer per option, with the size open', () => screens.NothingChosen.run());
test('OPT-08: with fabric and no size the first of three drawers is open', () => screens.FabricLegAndCushion.run());
test('OPT-10, OPT-14: a single option is open and stays so', () => screens.SingleOption.run());
test('OPT-13: forced closed, every drawer is closed and the summary hidden', () => screens.DrawersForcedClosed.run());
test('OPT-16, OPT-17: a refused add says what is missing and moves focus to it', () => screens.AddRefused.run());
test('OPT-17: in a merged template focus stays', () => screens.AddRefusedInMergedTemplate.run());
test('OPT-21: price and availability are veiled during a fetch', () => screens.Refreshing.run());
test('OPT-22, PICK-18: a pick updates the page once, the choice made already is ignored', () => screens.Choosing.run());
test('PICK-17: a pick by keyboard takes effect after 500 ms', () => screens.ChoosingByKeyboard.run());
test('choices that do not go together are disabled and the drawer says why', () => screens.ChoicesThatDoNotGo.run());
test('the fabric drawer starts open when asked to', () => screens.MaterialOpened.run());
test('a product without options has no drawers', () => screens.NoOptions.run());
test('SITE-12: the Canadian site shows CAD', () => screens.Canada.run());

test('OPT-07: Edit opens the drawer of its option and scrolls to it', async () => {
  await screens.Editing.run();
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(scrollIntoView.mock.contexts[0]).toHaveProperty('dataset.option', '13');
});
