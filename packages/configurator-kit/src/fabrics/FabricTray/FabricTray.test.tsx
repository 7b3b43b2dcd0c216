import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './FabricTray.stories.tsx';

const { Full, OneIsGone, Two } = composeStories(stories);

test('a press takes a swatch out and the focus goes on; the button orders', () => Two.run());
test('a full tray shows the warning', () => Full.run());
test('a swatch that is no longer available says so', () => OneIsGone.run());
