import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './FavoritesButton.stories.tsx';

const buttons = composeStories(stories);

test('FAV-01: a heart is not saved at first', () => buttons.NotSaved.run());
test('FAV-01: a saved heart says so', () => buttons.Saved.run());
test('FAV-08, FAV-09: without a sku it is disabled and says why', () => buttons.OptionsOpen.run());
test('FAV-10: it is disabled when the product is unavailable', () => buttons.Unavailable.run());
test('FAV-11: it is disabled when the product is personalized', () => buttons.Personalized.run());
test('lists that cannot be opened are told', () => buttons.NotOpened.run());
