import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './ShareButton.stories.tsx';

const { Copied, Shared } = composeStories(stories);

test('a copied link is confirmed', () => Copied.run());
test('the share sheet of the device needs no confirmation', () => Shared.run());
