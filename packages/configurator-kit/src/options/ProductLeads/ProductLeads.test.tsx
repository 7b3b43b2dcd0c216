import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './ProductLeads.stories.tsx';

const leads = composeStories(stories);

test('PDP-13, PDP-14: the sectional is a link, the cross-sell a button with the name', () => leads.Both.run());
test('what there is not is not offered', () => leads.CrossSellAlone.run());
