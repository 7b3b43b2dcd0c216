import {
  type Choice,
  chosenChoices,
  getChoice,
  type Configuration,
  inSequence,
  isMaterial,
  type Option,
} from '@settee/domain';

/** The first fabric or leather that is chosen; `null` without one. */
export function chosenMaterial(options: readonly Option[], choices: Configuration): Choice | null {
  for (const option of inSequence(options)) {
    const choice = isMaterial(option) ? getChoice(option, choices[option.optionCode]) : null;
    if (choice) return choice;
  }
  return null;
}

/** Care of the product and of chosen parts such as legs; that of the chosen fabric or leather is in its details. */
export function careOfParts(care: string, options: readonly Option[], choices: Configuration): readonly string[] {
  const parts = chosenChoices(options, choices).filter(({ option }) => !isMaterial(option));
  const ofParts = parts.flatMap(({ choice }) => choice.additionalDetails.careInstructions);
  return [care, ...ofParts.map(({ description }) => description)].filter((text) => text !== '');
}
