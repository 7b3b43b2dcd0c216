import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import { stubLayout } from '../../samples/layout-stub.ts';
import * as stories from './FabricGroups.stories.tsx';

const { Picking } = composeStories(stories);

stubLayout();

test('a pick is handed on, and what cannot be had cannot be picked', () => Picking.run());
