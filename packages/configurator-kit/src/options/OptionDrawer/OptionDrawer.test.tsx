import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './OptionDrawer.stories.tsx';

const drawer = composeStories(stories);

test('OPT-02, OPT-03, OPT-04: the header shows number, title, count and the selected swatch', () =>
  drawer.Chosen.run());
test('OPT-04: with nothing chosen the header says None Selected', () => drawer.NoneSelected.run());
test('OPT-16: an option left unchosen shows Select an option', () => drawer.Missing.run());
test('OPT-03, PICK-01: one option is counted as one, an unknown experience gets text buttons', () =>
  drawer.UnknownExperience.run());
