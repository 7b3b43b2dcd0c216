import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './QuickShipLink.stories.tsx';

const links = composeStories(stories);

test('QSHIP-01: it is a button that says a dialog opens', () => links.Default.run());
