'use client';

import { type FabricFacet, type FabricGroup, type FabricPageState } from '@settee/domain';
import { CheckboxGroup, FilterPanel } from '@settee/ui';
import { type FabricMessages, fabricMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './FabricFacets.css.ts';

export interface FabricFacetsProps {
  page: Pick<FabricPageState, 'filterFacets' | 'selectedFilters'>;
  /** Applies the values of a group immediately. FABRIC-03 */
  onValuesChange: (group: FabricGroup, keys: readonly string[]) => void;
  onClear: () => void;
  /** Rendered in an overlay, which shows the title. */
  isLayer?: boolean;
  /** Words and deed of the button that leaves that layer. */
  leave?: { label: string; onLeave: () => void } | undefined;
  messages?: Partial<FabricMessages> | undefined;
}

/** Display order, most used group first. */
const shownOrder: readonly FabricGroup[] = ['colorgroup', 'fabrictype', 'features'];

const optionsOf = ({ attributes }: FabricFacet, selected: readonly string[]) =>
  attributes.map(({ key, label, count, color, isDisabled }) => ({
    value: key,
    label: color ? (
      <>
        <span className={css.dot} style={{ background: color }} /> {label}
      </>
    ) : (
      label
    ),
    count,
    // A selected value can be deselected before the response arrives.
    disabled: isDisabled && !selected.includes(key),
  }));

/** Fabric filters; each is applied as soon as it is selected. FABRIC-03 */
export function FabricFacets({ page, onValuesChange, onClear, isLayer = false, leave, messages }: FabricFacetsProps) {
  const labels = useWords('fabric', fabricMessages, messages);
  const { filterFacets, selectedFilters } = page;
  const isEmpty = shownOrder.every((group) => selectedFilters[group].length === 0);
  return (
    <FilterPanel
      title={labels.filterTitle}
      hideTitle
      isEmpty={isEmpty}
      className={isLayer ? css.layer : css.side}
      {...(isLayer && { onClearAll: onClear, clearLabel: labels.clearAll })}
      {...(leave && { onApply: leave.onLeave, applyLabel: leave.label })}
    >
      {shownOrder.flatMap((group) => {
        const facet = filterFacets.find(({ key }) => key === group);
        if (!facet) return [];
        const selected = selectedFilters[group].map(({ attributeKey }) => attributeKey);
        return (
          <CheckboxGroup
            key={group}
            legend={labels.groups[group]}
            values={selected}
            onValuesChange={(keys) => onValuesChange(group, keys)}
            options={optionsOf(facet, selected)}
            columns={isLayer ? 2 : 1}
            className={css.group}
          />
        );
      })}
    </FilterPanel>
  );
}
