import {
  compatibleChoices,
  type Configuration,
  formatPrice,
  isAllOptionsSelected,
  matchingSkus,
  optionChoiceParameter,
  outputCacheString,
  type ProductPage,
  type ProductSubgroup,
  type SiteCulture,
  type SpecialOrderSku,
} from '@settee/domain';
import { Table } from '@settee/ui';
import { configuredOf } from '../configured.ts';
import type { DebugMessages } from '../debug-messages.ts';
import { allChoices } from '../picker-props.ts';

interface SelectionTableProps {
  page: ProductPage;
  choices: Configuration;
  siteCulture: SiteCulture;
  words: DebugMessages;
}

function conflictsOf({ options }: ProductPage, choices: Configuration): readonly string[] {
  return options.flatMap((option) => {
    const open = compatibleChoices(options, choices, option);
    return allChoices(option).flatMap(({ code }) => (open.has(code) ? [] : [`${option.optionCode}-${code}`]));
  });
}

/** Table of the current choices and their resulting values. */
export function SelectionTable({ page, choices, siteCulture, words }: SelectionTableProps) {
  const { options } = page;
  const { currentPrice, regularPrice, availabilityMessage } = configuredOf(page, choices);
  const chosen = options.map((option) => ({ ...option, choiceCode: choices[option.optionCode] ?? null }));
  const listed = (all: readonly (string | number)[]) => all.join(', ') || words.none;
  const rows = [
    { name: words.complete, value: words.yesOrNo(isAllOptionsSelected(options, choices)) },
    { name: words.parameter, value: optionChoiceParameter(options, choices) || words.none },
    { name: words.cacheString, value: outputCacheString(chosen) },
    { name: words.matching, value: listed(matchingSkus(options, choices)) },
    { name: words.conflicting, value: listed(conflictsOf(page, choices)) },
    { name: words.currentPrice, value: formatPrice(currentPrice, siteCulture) },
    { name: words.regularPrice, value: formatPrice(regularPrice, siteCulture) },
    { name: words.availability, value: availabilityMessage },
  ];
  return (
    <Table
      caption={words.selection}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', label: words.name, cell: ({ name }) => name },
        { key: 'value', label: words.value, cell: ({ value }) => value },
      ]}
    />
  );
}

interface SkuTableProps {
  skus: readonly SpecialOrderSku[];
  siteCulture: SiteCulture;
  words: DebugMessages;
}

/** Table of the SKUs that the options resolve to. */
export function SkuTable({ skus, siteCulture, words }: SkuTableProps) {
  return (
    <Table
      caption={words.skus}
      rows={skus}
      rowKey={({ sku }) => String(sku)}
      columns={[
        { key: 'sku', label: words.sku, cell: ({ sku }) => sku },
        {
          key: 'current',
          label: words.currentPrice,
          cell: ({ currentPrice }) => formatPrice(currentPrice, siteCulture),
          numeric: true,
        },
        {
          key: 'regular',
          label: words.regularPrice,
          cell: ({ regularPrice }) => formatPrice(regularPrice, siteCulture),
          numeric: true,
        },
        { key: 'availability', label: words.availability, cell: ({ availabilityMessage }) => availabilityMessage },
      ]}
    />
  );
}

/** Table of the product subgroups. PDP-17 */
export function SubgroupTable({ groups, words }: { groups: readonly ProductSubgroup[]; words: DebugMessages }) {
  return (
    <Table
      caption={words.subgroups}
      rows={groups}
      rowKey={({ subgroup }) => String(subgroup)}
      columns={[
        { key: 'subgroup', label: words.subgroup, cell: ({ subgroup, title }) => `${subgroup} ${title}` },
        { key: 'skus', label: words.skus, cell: ({ skus }) => skus.join(', ') },
        { key: 'expanded', label: words.expanded, cell: ({ isExpanded }) => words.yesOrNo(isExpanded) },
      ]}
    />
  );
}
