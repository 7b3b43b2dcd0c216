import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './RegistryConfirmation.stories.tsx';

const all = composeStories(stories);

test('REG-05, REG-09, REG-16: one item is told as one, with the way on and the help', () => all.One.run());
test('REG-05, REG-06, REG-07, REG-08: more are told in the plural, each thumbnail with its tooltip', () =>
  all.Several.run());
test('REG-10: with a scanner the way on is the next item', async () => {
  await all.ScanMode.run();
  await all.One.run();
});
test('REG-11: the link to the registry has two forms', async () => {
  await all.WithLinks.run();
  await all.OtherForm.run();
});
test('REG-12, REG-13, REG-14: the link to the checklist, where it is enabled and the type has one', async () => {
  await all.WithLinks.run();
  await all.ChecklistOff.run();
  await all.HouseWarming.run();
});
test('REG-17, REG-19: the help line of the US', () => all.UnitedStates.run());
test('REG-18, REG-19: the help line of Canada', () => all.Canada.run());
test('extras and a carousel stand in it', () => all.WithRecommendations.run());
