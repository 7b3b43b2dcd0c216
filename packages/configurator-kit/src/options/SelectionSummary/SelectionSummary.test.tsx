import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './SelectionSummary.stories.tsx';

const { PartlyChosen, OtherWords } = composeStories(stories);

test('OPT-06, SUMM-01: the summary lists every option with what is chosen', () => PartlyChosen.run());
test('every word can be replaced', () => OtherWords.run());
