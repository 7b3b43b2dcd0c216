import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './CompareTray.stories.tsx';

const tray = composeStories(stories);

test('materials put aside can be taken out and compared', () => tray.TwoMaterials.run());
test('one is no comparison', () => tray.OneIsNoComparison.run());
test('a fifth is refused', () => tray.Full.run());
test('four stand side by side, and one of them is taken', () => tray.SideBySide.run());
