import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './FabricFlyout.stories.tsx';

const { Former, Full, Open, WithoutData, WithoutSwatch } = composeStories(stories);

test('a flyout shows all there is to know of a fabric, its products and its swatch', () => Open.run());
test('without its data it shows what the card knows', () => WithoutData.run());
test('a full cart is told in the flyout too', () => Full.run());
test('without a swatch there is no button', () => WithoutSwatch.run());
test('a fabric that is made no more says so', () => Former.run());
