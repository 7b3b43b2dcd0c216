import type { CatalogChoiceGroup } from '../src/options/types.ts';
import { colorGroups } from '../src/upholstery/color-groups.ts';
import { upholsteryLines } from '../src/upholstery/upholstery-options.ts';
import { featureNames, materialFeatures } from '../src/upholstery/features.ts';
import { surcharge } from '../src/money.ts';
import type { Dice } from './random.ts';

const shades = ['Pale', 'Soft', 'Deep', 'Dusty', 'Bright', 'Smoked', 'Washed', 'Warm', 'Cool', 'Faded'];
const perGroup = 84;
const firstCode = 100_000;

function hex(dice: Dice): string {
  return `#${Array.from({ length: 3 }, () => dice.between(20, 235).toString(16).padStart(2, '0')).join('')}`;
}

/** Creates fabrics in price groups of 84, so that 5,000 result in 60 groups, each derived from a real fabric. */
export function makeFabricGroups(count: number, dice: Dice): CatalogChoiceGroup[] {
  const groups: CatalogChoiceGroup[] = [];
  for (let made = 0; made < count; made += perGroup) {
    const line = dice.pick(upholsteryLines.filter(({ material }) => material === 'fabric'));
    const number = groups.length + 1;
    const add = surcharge(dice.between(0, 8) * 50);
    const keys = materialFeatures.filter(() => dice.chance(0.3)).map(({ key }) => key);
    groups.push({
      code: `S${number}`,
      title: `${line.title} ${number}`,
      subtitle: line.subtitle,
      groupType: 'fabric',
      choices: Array.from({ length: Math.min(perGroup, count - made) }, (_, index) => {
        const colorGroup = dice.pick(Object.keys(colorGroups));
        const code = firstCode + made + index;
        return {
          code,
          title: `${dice.pick(shades)} ${colorGroup} ${index + 1}`,
          description: '',
          addPrice: add,
          picture: `fabric/${dice.pick(line.covers).code}`,
          color: hex(dice),
          typeName: line.typeName,
          colorGroup,
          features: featureNames(keys.length > 0 ? keys : line.features),
          content: line.content,
          origin: line.origin,
          care: line.care,
          comfort: line.comfort,
          deliveryDays: line.deliveryDays,
          swatchInStock: dice.chance(0.9),
        };
      }),
    });
  }
  return groups;
}
