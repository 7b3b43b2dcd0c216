import { type Choice, getChoice, type Configuration, inSequence, isTrackedAsViewed, type Option } from '@settee/domain';

/** The first fabric or leather that is chosen; `null` without one. */
export function chosenMaterial(options: readonly Option[], choices: Configuration): Choice | null {
  for (const option of inSequence(options)) {
    const choice = isTrackedAsViewed(option.optionType) ? getChoice(option, choices[option.optionCode]) : null;
    if (choice) return choice;
  }
  return null;
}
