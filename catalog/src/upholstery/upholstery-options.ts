import { surcharge } from '../money.ts';
import { noUpholstery } from '../options/choice.ts';
import type { CatalogChoiceGroup, CatalogOption } from '../options/types.ts';
import { firstFabrics } from './fabrics.ts';
import { getColorGroup } from './color-groups.ts';
import { featureNames } from './features.ts';
import { furtherFabrics } from './more-fabrics.ts';
import { retiredCovers } from './retired-upholstery.ts';
import { tannages } from './leathers.ts';
import type { UpholsteryLine } from './types.ts';

/** Every cloth and tannage, in the order in which pickers show them. */
export const upholsteryLines: readonly UpholsteryLine[] = [...firstFabrics, ...furtherFabrics, ...tannages];

/** Covers of which no swatch can be sent at present. */
const coversWithoutSwatches: readonly number[] = [
  1106, 1305, 1404, 1506, 1604, 1702, 1801, 1806, 1903, 1006, 4203, 4302,
];

function getGroup(line: UpholsteryLine): CatalogChoiceGroup {
  const { group, material, title, subtitle, typeName, dollars, content, origin, care, comfort, deliveryDays } = line;
  const features = featureNames(line.features);
  return {
    code: group,
    title,
    subtitle,
    groupType: material,
    choices: line.covers.map(({ code, name, color }) => ({
      ...noUpholstery,
      code,
      title: name,
      addPrice: surcharge(dollars),
      picture: `fabric/${code}`,
      color,
      typeName,
      colorGroup: getColorGroup(code),
      features,
      content,
      origin,
      care,
      comfort,
      deliveryDays,
      swatchInStock: !coversWithoutSwatches.includes(code),
    })),
  };
}

function getGroups(codes: readonly string[]): readonly CatalogChoiceGroup[] {
  return codes.flatMap((code) => upholsteryLines.filter(({ group }) => group === code).map(getGroup));
}

const allFabrics = [...firstFabrics, ...furtherFabrics].map(({ group }) => group);

const isOf = (group: string) => (line: UpholsteryLine) => line.group === group;

/** Discontinued materials, which shoppers may still request; no product has them. FABRIC-16 */
export const retiredGroups: readonly CatalogChoiceGroup[] = retiredCovers.flatMap(({ group, covers }) =>
  upholsteryLines.filter(isOf(group)).map((line) => getGroup({ ...line, covers })),
);

/** The same covers on a product of which no swatches are sent. SWATCH-08 */
export function withoutSwatches(option: CatalogOption): CatalogOption {
  const groups = option.groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => ({ ...choice, swatchInStock: false })),
  }));
  return { ...option, groups };
}

/** The fabrics of some cloths, by default of all. */
export function fabricOption(fabrics: readonly string[] = allFabrics): CatalogOption {
  return {
    optionCode: 12,
    optionType: 'fabric',
    optionExperience: 'fabric',
    optionSequence: 2,
    source: 0,
    title: 'Fabric',
    groups: getGroups(fabrics),
  };
}

/**
 * Creates one option with all leathers and some fabrics, since a product has one upholstery option; groups
 * distinguish them. CHOICE-05
 */
export function leatherOption(fabrics: readonly string[]): CatalogOption {
  return {
    optionCode: 14,
    optionType: 'leather',
    optionExperience: 'leather',
    optionSequence: 1,
    source: 0,
    title: 'Leather or Fabric',
    groups: getGroups([...tannages.map(({ group }) => group), ...fabrics]),
  };
}
