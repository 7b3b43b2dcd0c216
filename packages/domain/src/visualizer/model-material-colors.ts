import { getChoice, type Configuration } from '../options/configuration.ts';
import type { Option, OptionType } from '../options/option.ts';

/** The materials of a model that a choice of an option dresses. */
const dressed: Readonly<Partial<Record<OptionType, string>>> = {
  fabric: 'upholstery',
  leather: 'upholstery',
  leg: 'leg',
};

/**
 * Color values of selected materials and legs, `#rrggbb`, by model material; open choices do not change the
 * model.
 */
export function getModelMaterialColors(
  options: readonly Option[],
  configuration: Configuration,
): Record<string, string> {
  return Object.fromEntries(
    options.flatMap((option) => {
      const material = dressed[option.optionType];
      const color = getChoice(option, configuration[option.optionCode])?.color;
      return material && color ? [[material, color]] : [];
    }),
  );
}
