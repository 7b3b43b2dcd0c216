import { colorGroups, materialFeatures, type CatalogChoice, type CatalogOption } from '@settee/catalog';
import { deliveryAttribute, type Choice, type ChoiceAttribute, type ChoiceGroup, type Option } from '@settee/domain';

/** Filterable attributes of materials, in filter order. */
export const materialFacets = [
  { key: 'color', label: 'Color', facetType: 3, filterType: 2, order: Object.keys(colorGroups) },
  { key: 'type', label: 'Type', facetType: 4, filterType: 2, order: [] },
  { key: 'feature', label: 'Features', facetType: 2, filterType: 3, order: materialFeatures.map(({ name }) => name) },
] as const satisfies readonly {
  key: string;
  label: string;
  facetType: 2 | 3 | 4;
  filterType: 2 | 3;
  order: readonly string[];
}[];

function getAttributes({ colorGroup, typeName, features, deliveryDays }: CatalogChoice): ChoiceAttribute[] {
  const pairs = [
    ['color', colorGroup],
    ['type', typeName],
    ...features.map((feature) => ['feature', feature] as const),
    [deliveryAttribute, deliveryDays ? `${deliveryDays.from}-${deliveryDays.to}` : ''],
  ] as const;
  return pairs.flatMap(([attributeId, value]) => (value ? [{ attributeId, value }] : []));
}

function withAttributes(choice: Choice, found: CatalogChoice | undefined): Choice {
  return found ? { ...choice, attributes: [...(choice.attributes ?? []), ...getAttributes(found)] } : choice;
}

/** The groups of a material with what they are filtered and sorted by on each choice. */
export function groupsWithAttributes(option: Option, { groups }: CatalogOption): ChoiceGroup[] {
  const byCode = new Map(groups.flatMap(({ choices }) => choices.map((choice) => [choice.code, choice])));
  return option.choiceGroups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => withAttributes(choice, byCode.get(choice.code))),
  }));
}
