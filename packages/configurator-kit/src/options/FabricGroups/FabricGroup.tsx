'use client';

import { type ChoiceGroup, materialLimits } from '@settee/domain';
import { LoadMore, Swatch, SwatchGroup } from '@settee/ui';
import { memo, useId, useLayoutEffect, useRef, useState } from 'react';
import type { FabricBrowserMessages } from '../browse-messages.ts';
import { choiceName } from '../choice-name.ts';
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
  onPick: (value: string) => void;
  compatible: ReadonlySet<number>;
  /** Swatches are there; else their place is held. */
  isNear: boolean;
  /** Filters narrow it, so all of it shows. PICK-16 */
  isFiltering: boolean;
  grid: SwatchGrid;
  labels: FabricBrowserMessages;
}

const getHeight = (count: number, isCut: boolean, { columns, row, gap, more }: SwatchGrid) =>
  Math.ceil(count / columns) * row - gap + (isCut ? more : 0);

/** Swatches of one price group as a separate radio group: one tab stop, arrow keys move within it. */
export const FabricGroup = memo(function FabricGroup(props: FabricGroupProps) {
  const { group, note, value, onPick, compatible, isNear, isFiltering, grid, labels } = props;
  const { header, choices } = group;
  const id = useId();
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

  return (
    <section aria-labelledby={id} data-part={header.code} className={css.group}>
      <div className={css.head}>
        <h3 id={id} className={css.title}>
          {header.title}
        </h3>
        <span className={css.note}>{note}</span>
        <span className={css.count}>{labels.items(header.count)}</span>
      </div>
      {isNear ? (
        <div ref={body} data-swatches="">
          <SwatchGroup legend={header.title} hideLegend>
            {shown.map((choice) => {
              const reason = choice.isDisabled
                ? labels.disabled
                : compatible.has(choice.code)
                  ? undefined
                  : labels.incompatible;
              return (
                <Swatch
                  key={choice.code}
                  name={id}
                  value={String(choice.code)}
                  label={choiceName(choice)}
                  src={choice.images.desktop || undefined}
                  color={choice.color}
                  checked={choice.code === value}
                  onSelect={onPick}
                  unavailable={reason !== undefined}
                  unavailableLabel={reason}
                />
              );
            })}
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
          onLoadMore={() => {
            firstNew.current = shown.length;
            setLimit(limit + materialLimits.choicesPerGroup);
          }}
          className={css.more}
        />
      )}
    </section>
  );
});
