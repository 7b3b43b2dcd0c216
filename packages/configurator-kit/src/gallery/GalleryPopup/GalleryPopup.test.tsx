import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './CustomerPhotos.stories.tsx';

const { AtACustomerPhoto } = composeStories(stories);

test('the photos of customers open at the one that was clicked', () => AtACustomerPhoto.run());
