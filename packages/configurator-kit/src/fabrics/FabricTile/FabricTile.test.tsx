import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './FabricTile.stories.tsx';

const { Added, Former, Offered, WithoutSwatch } = composeStories(stories);

test('the cloth opens the flyout, the button adds the swatch', () => Offered.run());
test('the button of a swatch in the cart takes it out', () => Added.run());
test('a fabric of which no swatch can be sent has no button', () => WithoutSwatch.run());
test('a fabric that is made no more says so', () => Former.run());
