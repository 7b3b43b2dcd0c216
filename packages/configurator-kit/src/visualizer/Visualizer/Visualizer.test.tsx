import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './Visualizer.stories.tsx';

const screens = composeStories(stories);

test('VIZ-01, VIZ-03: a trigger, and nothing loads before its press', () => screens.Closed.run());
test('VIZ-02, VIZ-03, VIZ-04: the room opens under its trigger, which is disabled then', () => screens.Inline.run());
test('VIZ-07: the widget is created and told the product', () => screens.WidgetCreated.run());
test('VIZ-02: the room opens in a popup', () => screens.Popup.run());
test('a popup that closes gives the focus back', () => screens.PopupClosed.run());
test('VIZ-05: the trigger may go after its use', () => screens.TriggerHidden.run());
test('the room is as high while it loads', () => screens.Loading.run());
test('VIZ-29: a script that fails goes to the console only, and may be tried again', () => screens.ScriptFails.run());
test('VIZ-29: so does a widget that breaks', () => screens.WidgetBreaks.run());
test('VIZ-16: pieces that do not come are told and asked for again', () => screens.PiecesFail.run());
test('VIZ-16: a failure has its message', () => screens.PiecesUnreachable.run());
test('VIZ-30: prices are asked for with the default zip', () => screens.DefaultZip.run());
