import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './MaterialSummary.stories.tsx';

const { SeenClose } = composeStories(stories);

test('BROWSE-02: pictures of the material on the product and close', () => SeenClose.run());
