import { isSwatchAvailable } from './availability.ts';
import { maxSwatches } from './limits.ts';
import type { SwatchData, SwatchFormData } from './swatches.ts';

/** Codes of the selected choices, in the order of selection. */
export type SwatchSelection = readonly number[];

/** Reason that a selection is not sent. */
export type SwatchSelectionError = 'none' | 'too-many';

/** Begins with the default swatch when it is available. SWATCH-20, SWATCH-21 */
export function startSelection({ DefaultSwatch }: Pick<SwatchFormData, 'DefaultSwatch'>): SwatchSelection {
  return DefaultSwatch && isSwatchAvailable(DefaultSwatch) ? [DefaultSwatch.ChoiceCode] : [];
}

/** Returns the selection with a swatch added at the end, or removed. SWATCH-22 */
export function validateSwatch(selection: SwatchSelection, choiceCode: number, isOn: boolean): SwatchSelection {
  const others = selection.filter((code) => code !== choiceCode);
  return isOn ? [...others, choiceCode] : others;
}

/** Whether as many are selected as one order holds. SWATCH-23, SWATCH-26 */
export function isSelectionFull(selection: SwatchSelection): boolean {
  return selection.length >= maxSwatches;
}

/** Whether a swatch takes no check: it is not available, or others fill the order. SWATCH-10, SWATCH-23 */
export function isSwatchDisabled(
  swatch: Pick<SwatchData, 'ChoiceCode' | 'Attributes'>,
  selection: SwatchSelection,
): boolean {
  if (selection.includes(swatch.ChoiceCode)) return false;
  return !isSwatchAvailable(swatch) || isSelectionFull(selection);
}

/** Validates the number of selected swatches; `null` if valid. SWATCH-25, SWATCH-26 */
export function validateSelection(selection: SwatchSelection): SwatchSelectionError | null {
  if (selection.length === 0) return 'none';
  return selection.length > maxSwatches ? 'too-many' : null;
}
