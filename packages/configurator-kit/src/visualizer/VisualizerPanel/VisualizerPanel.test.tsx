import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as registryStories from './RegistryAdd.stories.tsx';
import * as stories from './VisualizerPanel.stories.tsx';

const screens = { ...composeStories(stories), ...composeStories(registryStories) };

test('VIZ-11, VIZ-14: the total follows what stands in the room', () => screens.Total.run());
test('VIZ-08, VIZ-09, VIZ-20: the summary opens at 30 px with a line per product', () => screens.Summary.run());
test('VIZ-08, VIZ-09: and closes', () => screens.SummaryClosed.run());
test('VIZ-10: the summary is copied and it is said', () => screens.Copied.run());
test('a copy that fails is said too', () => screens.NotCopied.run());
test('VIZ-15: another zip code asks again', () => screens.ZipChanged.run());
test('VIZ-13: all that is shown is added', () => screens.AddedAll.run());
test('an add under way is not begun again', () => screens.Adding.run());
test('VIZ-28: an add that fails is told in the panel', () => screens.AddFailed.run());
test('VIZ-16, VIZ-22: prices that fail are logged, told and asked for again', () => screens.PricesFail.run());
test('VIZ-16: the failure stands in the place of the total', () => screens.PricesUnreachable.run());
test('VIZ-23: what cannot be had is told and left out', () => screens.InvalidSkus.run());
test('VIZ-12, VIZ-24, VIZ-26: the only registry is used directly', () => screens.OneRegistry.run());
test('VIZ-25: among several the shopper picks', () => screens.SeveralRegistries.run());
test('VIZ-25: and the pick is used', () => screens.RegistryPicked.run());
test('a registry that does not answer is told', () => screens.RegistryFails.run());
test('VIZ-27: nothing goes into a registry while prices are on their way', () => screens.RegistryWhileLoading.run());
test('VIZ-24: a guest is offered no registry', () => screens.SignedOut.run());
test('VIZ-24: nor is who has none', () => screens.WithoutRegistry.run());
