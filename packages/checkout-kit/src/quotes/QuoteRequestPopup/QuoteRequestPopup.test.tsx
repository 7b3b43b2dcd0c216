import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './QuoteRequestPopup.stories.tsx';

const { Fails, Sent, Wrong } = composeStories(stories);

test('ATC-05: a quote request is sent once and confirmed with its number', () => Sent.run());
test('ATC-05: a wrong field is explained and focused, and nothing is sent', () => Wrong.run());
test('ATC-05: a failed request is logged, and everything entered remains', () => Fails.run());
