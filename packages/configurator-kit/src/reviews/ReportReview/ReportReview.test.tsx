import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './ReportReview.stories.tsx';

const { Fails, Sent, WithoutReason } = composeStories(stories);

test('a report is sent once with its reason', () => Sent.run());
test('a report needs a reason', () => WithoutReason.run());
test('a failed report is explained and logged', () => Fails.run());
