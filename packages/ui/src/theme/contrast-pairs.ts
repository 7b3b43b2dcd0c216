import type { vars } from './contract.css.ts';

export type ColorName = keyof typeof vars.color;

/** Text and control colors, their backgrounds, and the contrast they require. */
export const contrastPairs: readonly [ColorName, readonly ColorName[], number][] = [
  ['ink', ['paper', 'surface', 'tile', 'sunk', 'accentSoft'], 4.5],
  ['muted', ['paper', 'surface', 'tile', 'sunk'], 4.5],
  ['edge', ['paper', 'surface'], 3],
  ['accent', ['paper'], 3],
  ['onAccent', ['accent'], 4.5],
  ['onAccentHover', ['accentHover', 'accentPressed'], 4.5],
  ['signal', ['paper', 'tile'], 4.5],
  ['onSignal', ['signalFill'], 4.5],
  ['onSignalSoft', ['signalSoft'], 4.5],
  ['select', ['paper', 'tile'], 3],
  ['onSelect', ['select'], 4.5],
  ['positive', ['paper', 'sunk'], 4.5],
  ['onPositiveSoft', ['positiveSoft'], 4.5],
  ['critical', ['paper', 'surface', 'criticalSoft'], 4.5],
  ['focus', ['paper', 'tile', 'surface'], 3],
  ['onFoot', ['foot'], 4.5],
  ['footMuted', ['foot'], 4.5],
];
