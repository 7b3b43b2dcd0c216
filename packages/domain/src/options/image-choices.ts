import { getChoice, type Configuration } from './configuration.ts';
import type { Option, OptionType } from './option.ts';

/** Codes of the choices that a product's picture shows; `undefined` while they are open. */
export interface ImageChoices {
  cover: number | undefined;
  leg: number | undefined;
}

/** The cover, of fabric or leather, and the leg among choices. */
export function imageChoices(options: readonly Option[], configuration: Configuration): ImageChoices {
  const chosen = (...types: OptionType[]) =>
    options
      .filter(({ optionType }) => types.includes(optionType))
      .map((option) => getChoice(option, configuration[option.optionCode])?.code)
      .find((code) => code !== undefined);
  return { cover: chosen('fabric', 'leather'), leg: chosen('leg') };
}
