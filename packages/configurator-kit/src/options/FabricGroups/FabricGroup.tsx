'use client';

import { type Choice, type ChoiceGroup, materialLimits } from '@settee/domain';
import { LoadMore, SwatchGroup, useLayoutEffect } from '@settee/ui';
import { memo, useId, useRef, useState } from 'react';
import type { FabricBrowserMessages } from '../browse-messages.ts';
import { ChoiceSwatch } from '../MaterialPicker/ChoiceSwatch.tsx';
import * as css from './FabricGroups.css.ts';

/**
 * Last measured swatch grid: column count, and in px the row height with gap and the height of 'Load More'
 * below it.
 */
export interface SwatchGrid {
  columns: number;
  row: number;
  gap: number;
  more: number;
}

export interface FabricGroupProps {
  group: ChoiceGroup;
  /** Text after the heading title, such as the delivery time. */
  note: string;
  /** Code of the picked choice when it is in this group. */
  value: number | undefined;
  onSelect: (value: string) => void;
  compatible: ReadonlySet<number>;
  /** Renders the swatches; otherwise a placeholder of the same height. */
  isNear: boolean;
  /** Filters are applied, so all swatches of the group are shown. PICK-16 */
  isFiltering: boolean;
  grid: SwatchGrid;
  labels: FabricBrowserMessages;
}

const getHeight = (count: number, isCut: boolean, { columns, row, gap, more }: SwatchGrid) =>
  Math.ceil(count / columns) * row - gap + (isCut ? more : 0);

function getUnavailableReason(choice: Choice, { compatible, labels }: FabricGroupProps): string | null {
  if (choice.isDisabled) return labels.disabled;
  return compatible.has(choice.code) ? null : labels.incompatible;
}

/** The first choices of a long group, and more of them by a click; the first new one gets the focus. PICK-15, PICK-16 */
function useShownChoices(choices: readonly Choice[], isFiltering: boolean) {
  const [limit, setLimit] = useState<number>(materialLimits.choicesPerGroup);
  const body = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number | null>(null);
  const isCut = !isFiltering && choices.length > materialLimits.choicesPerGroup;
  const shown = isCut ? choices.slice(0, limit) : choices;

  useLayoutEffect(() => {
    const at = firstNew.current;
    firstNew.current = null;
    if (at !== null) body.current?.querySelectorAll('input')[at]?.focus({ preventScroll: true });
  }, [limit]);

  const loadMore = () => {
    firstNew.current = shown.length;
    setLimit(limit + materialLimits.choicesPerGroup);
  };
  return { shown, isCut, body, loadMore };
}

/** Swatches of one price group as a separate radio group: one tab stop, arrow keys move within it. */
export const FabricGroup = memo(function FabricGroup(props: FabricGroupProps) {
  const { group, note, value, onSelect, isNear, isFiltering, grid, labels } = props;
  const { header, choices } = group;
  const id = useId();
  const { shown, isCut, body, loadMore } = useShownChoices(choices, isFiltering);
  return (
    <section aria-labelledby={id} data-part={header.code} className={css.group}>
      <GroupHead titleId={id} {...{ header, note, labels }} />
      {isNear ? (
        <div ref={body} data-swatches="">
          <SwatchGroup legend={header.title} hideLegend>
            {shown.map((choice) => (
              <ChoiceSwatch
                key={choice.code}
                name={id}
                choice={choice}
                checked={choice.code === value}
                unavailableReason={getUnavailableReason(choice, props)}
                onSelect={onSelect}
              />
            ))}
          </SwatchGroup>
        </div>
      ) : (
        <div style={{ blockSize: getHeight(shown.length, isCut, grid) }} />
      )}
      {isNear && isCut && (
        <LoadMore
          data-more=""
          shown={shown.length}
          count={choices.length}
          buttonLabel={labels.loadMore}
          formatCount={labels.showing}
          onLoadMore={loadMore}
          className={css.more}
        />
      )}
    </section>
  );
});

interface GroupHeadProps extends Pick<FabricGroupProps, 'note' | 'labels'> {
  titleId: string;
  header: ChoiceGroup['header'];
}

function GroupHead({ titleId, header, note, labels }: GroupHeadProps) {
  return (
    <div className={css.head}>
      <h3 id={titleId} className={css.title}>
        {header.title}
      </h3>
      <span className={css.note}>{note}</span>
      <span className={css.count}>{labels.items(header.count)}</span>
    </div>
  );
}
