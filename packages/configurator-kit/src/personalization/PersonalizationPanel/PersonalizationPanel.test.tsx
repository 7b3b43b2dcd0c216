import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as stories from './PersonalizationPanel.stories.tsx';

const panels = composeStories(stories);

test('a product is as it is until the switch is turned', () => panels.Off.run());
test('MONO-01: turned on, a preview shows with its text lines', () => panels.On.run());
test('MONO-05, MONO-06, MONO-07: a text is drawn, and emptied lines bring the picture back without a call', () =>
  panels.Drawn.run());
test('MONO-10: of several lines one is enough, none is told', () => panels.TwoLines.run());
test('MONO-12: some lines invalid', () => panels.InvalidLine.run());
test('MONO-11: all lines invalid are told once', () => panels.AllLinesInvalid.run());
test('MONO-14, MONO-15: too long', () => panels.TooLong.run());
test('MONO-16: E1001 is told at the legend', () => panels.RefusedAtTheLegend.run());
test('MONO-17: E2001 is told at the summary', () => panels.RefusedAtTheSummary.run());
test('MONO-18: E3001 is told at its line', () => panels.Profane.run());
test('MONO-21: without a drawing the picture stays, and the failure is logged', () => panels.Unreachable.run());
test('etching has no thread', () => panels.Etching.run());
test('everything goes by keyboard', () => panels.ByKeyboard.run());
