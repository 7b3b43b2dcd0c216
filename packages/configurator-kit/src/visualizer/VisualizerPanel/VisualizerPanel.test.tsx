import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as registryStories from './RegistryAdd.stories.tsx';
import * as stories from './VisualizerPanel.stories.tsx';

const screens = { ...composeStories(stories), ...composeStories(registryStories) };

test('VIZ-11, VIZ-14: the total matches the items in the room', () => screens.Total.run());
test('VIZ-08, VIZ-09, VIZ-20: the summary opens at 30 px with a line per product', () => screens.Summary.run());
test('VIZ-08, VIZ-09: the summary closes', () => screens.SummaryClosed.run());
test('VIZ-10: the summary is copied and this is announced', () => screens.Copied.run());
test('a failed copy is announced', () => screens.NotCopied.run());
test('VIZ-15: a new zip code sends a new request', () => screens.ZipChanged.run());
test('VIZ-13: all items of the summary are added', () => screens.AddedAll.run());
test('an add is not started twice', () => screens.Adding.run());
test('VIZ-28: a failed add to cart is shown in the panel', () => screens.AddFailed.run());
test('VIZ-16, VIZ-22: failed prices are logged, shown and requested again', () => screens.PricesFail.run());
test('VIZ-16: the error replaces the total', () => screens.PricesUnreachable.run());
test('VIZ-23: unavailable items are listed and excluded', () => screens.InvalidSkus.run());
test('VIZ-12, VIZ-24, VIZ-26: the only registry is used directly', () => screens.OneRegistry.run());
test('VIZ-25: the shopper selects one of several registries', () => screens.SeveralRegistries.run());
test('VIZ-25: items are added to the selected registry', () => screens.RegistryPicked.run());
test('a failed registry request is shown', () => screens.RegistryFails.run());
test('VIZ-27: items cannot be added to a registry while prices are loading', () => screens.RegistryWhileLoading.run());
test('VIZ-24: a guest has no registry button', () => screens.SignedOut.run());
test('VIZ-24: a shopper without registries has no registry button', () => screens.WithoutRegistry.run());
