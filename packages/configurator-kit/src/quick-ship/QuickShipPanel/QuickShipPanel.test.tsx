import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './QuickShipPanel.stories.tsx';

const panels = composeStories(stories);

test('QSHIP-01, QSHIP-05, QSHIP-07: items with choices, price and dates', () => panels.Items.run());
test('QSHIP-05: an item configures the page', () => panels.Chosen.run());
test('the keyboard goes from item to item', () => panels.ByKeyboard.run());
test('QSHIP-02: a skeleton comes first', () => panels.Looking.run());
test('QSHIP-09: with no stock it says so', () => panels.NoStock.run());
test('QSHIP-06: a failure is logged and can be tried again', () => panels.Failed.run());
test('QSHIP-04: another zip code asks anew', () => panels.AnotherZip.run());
