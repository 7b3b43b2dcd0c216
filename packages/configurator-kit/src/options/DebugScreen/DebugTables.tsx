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
import { getConfigured } from '../configured.ts';
import type { DebugMessages } from '../debug-messages.ts';
import { allChoices } from '../choices.ts';
import { usePriceFormat } from '../../use-price-format.ts';

interface SelectionTableProps {
  page: ProductPage;
  choices: Configuration;
  siteCulture: SiteCulture;
  labels: DebugMessages;
}

function getConflicts({ options }: ProductPage, choices: Configuration): readonly string[] {
  return options.flatMap((option) => {
    const open = compatibleChoices(options, choices, option);
    return allChoices(option).flatMap(({ code }) => (open.has(code) ? [] : [`${option.optionCode}-${code}`]));
  });
}

/** Table of the current choices and their resulting values. */
export function SelectionTable({ page, choices, siteCulture, labels }: SelectionTableProps) {
  const priceFormat = usePriceFormat(siteCulture);
  const { options } = page;
  const { currentPrice, regularPrice, availabilityMessage } = getConfigured(page, choices);
  const chosen = options.map((option) => ({ ...option, choiceCode: choices[option.optionCode] ?? null }));
  const listed = (all: readonly (string | number)[]) => all.join(', ') || labels.none;
  const rows = [
    { name: labels.complete, value: labels.yesOrNo(isAllOptionsSelected(options, choices)) },
    { name: labels.parameter, value: optionChoiceParameter(options, choices) || labels.none },
    { name: labels.cacheString, value: outputCacheString(chosen) },
    { name: labels.matching, value: listed(matchingSkus(options, choices)) },
    { name: labels.conflicting, value: listed(getConflicts(page, choices)) },
    { name: labels.currentPrice, value: formatPrice(currentPrice, priceFormat) },
    { name: labels.regularPrice, value: formatPrice(regularPrice, priceFormat) },
    { name: labels.availability, value: availabilityMessage },
  ];
  return (
    <Table
      caption={labels.selection}
      rows={rows}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', label: labels.name, cell: ({ name }) => name },
        { key: 'value', label: labels.value, cell: ({ value }) => value },
      ]}
    />
  );
}

interface SkuTableProps {
  skus: readonly SpecialOrderSku[];
  siteCulture: SiteCulture;
  labels: DebugMessages;
}

/** Table of the SKUs that the options resolve to. */
export function SkuTable({ skus, siteCulture, labels }: SkuTableProps) {
  const priceFormat = usePriceFormat(siteCulture);
  return (
    <Table
      caption={labels.skus}
      rows={skus}
      rowKey={({ sku }) => String(sku)}
      columns={[
        { key: 'sku', label: labels.sku, cell: ({ sku }) => sku },
        {
          key: 'current',
          label: labels.currentPrice,
          cell: ({ currentPrice }) => formatPrice(currentPrice, priceFormat),
          numeric: true,
        },
        {
          key: 'regular',
          label: labels.regularPrice,
          cell: ({ regularPrice }) => formatPrice(regularPrice, priceFormat),
          numeric: true,
        },
        { key: 'availability', label: labels.availability, cell: ({ availabilityMessage }) => availabilityMessage },
      ]}
    />
  );
}

/** Table of the product subgroups. PDP-17 */
export function SubgroupTable({ groups, labels }: { groups: readonly ProductSubgroup[]; labels: DebugMessages }) {
  return (
    <Table
      caption={labels.subgroups}
      rows={groups}
      rowKey={({ subgroup }) => String(subgroup)}
      columns={[
        { key: 'subgroup', label: labels.subgroup, cell: ({ subgroup, title }) => `${subgroup} ${title}` },
        { key: 'skus', label: labels.skus, cell: ({ skus }) => skus.join(', ') },
        { key: 'expanded', label: labels.expanded, cell: ({ isExpanded }) => labels.yesOrNo(isExpanded) },
      ]}
    />
  );
}
