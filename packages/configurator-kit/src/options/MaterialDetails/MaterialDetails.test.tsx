import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './MaterialDetails.stories.tsx';

const { Fabric, NothingKnown } = composeStories(stories);

test('SUMM-04, SUMM-05: origin and features of a material are listed', () => Fabric.run());
test('what is not known is left out', () => NothingKnown.run());
