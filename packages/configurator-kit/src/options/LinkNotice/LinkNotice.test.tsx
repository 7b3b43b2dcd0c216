import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './LinkNotice.stories.tsx';

const notice = composeStories(stories);

test('every choice of a link that could not be kept is named with its reason', () => notice.EveryKind.run());
test('what is sold out says so', () => notice.SoldOut.run());
