import type { OptionExperience } from './option.ts';

/** The control an option is picked with. PICK-02 to PICK-06 */
export type Picker = 'material' | 'leg' | 'image' | 'textButtons' | 'imageAndText';

const PICKERS: ReadonlyMap<string, Picker> = new Map<OptionExperience, Picker>([
  ['fabric', 'material'],
  ['leather', 'material'],
  ['leg', 'leg'],
  ['image', 'image'],
  ['largeImageAndText', 'imageAndText'],
  ['numberedImageAndWideText', 'imageAndText'],
]);

/** The picker of an `optionExperience`; cushions, texts, seats and what is unknown get text buttons. PICK-01, PICK-05 */
export function toPicker(optionExperience: string): Picker {
  return PICKERS.get(optionExperience) ?? 'textButtons';
}
