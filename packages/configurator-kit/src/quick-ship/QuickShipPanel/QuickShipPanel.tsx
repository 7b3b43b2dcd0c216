'use client';

import { type Configuration, quickShipGroups, type QuickShipItem } from '@settee/domain';
import { EmptyState, Button, Heading, SlideOut, useAnnounce, withRef } from '@settee/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { QuickShipState } from '../reducer.ts';
import { type QuickShipMessages, quickShipMessages } from '../messages.ts';
import type { QuickShipControl } from '../useQuickShip.ts';
import { QuickShipCard } from './QuickShipCard.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './QuickShipPanel.css.ts';
import { QuickShipSkeleton } from './QuickShipSkeleton.tsx';

export interface QuickShipPanelProps extends RootRef<HTMLDivElement> {
  /** State and moves of the panel, from `useQuickShip`. */
  control: QuickShipControl;
  /** The present choices; an item of the same is marked. */
  choices: Configuration;
  /** An item was chosen; the sidebar closes by itself. */
  onChoose: (item: QuickShipItem) => void;
  /**
   * Renders the postal code form, such as `ZipPanel` of the checkout kit; pass the result to `control.changeZip`.
   * QSHIP-04
   */
  zip?: ((zipCode: string) => ReactNode) | undefined;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<QuickShipMessages> | undefined;
}

/** Returns the response of the state; `null` without one. */
const getQuickShip = (state: QuickShipState) => ('response' in state ? state.response : null);

function Content({ control, choices, onChoose, labels }: QuickShipPanelProps & { labels: QuickShipMessages }) {
  const { state } = control;
  const id = useId();
  switch (state.status) {
    case 'closed':
      return null;
    case 'loading':
      return <QuickShipSkeleton message={labels.looking} />;
    case 'none':
      return (
        <EmptyState
          title={labels.noStock}
          level={3}
          actions={
            state.reason !== 'stock' && (
              <Button tone="outline" onClick={control.retry}>
                {labels.retry}
              </Button>
            )
          }
        />
      );
    case 'shown':
      return quickShipGroups(state.response).map(({ kind, message, items }) => (
        <section key={kind} aria-labelledby={`${id}${kind}`} className={css.group}>
          <Heading level={3} size="h3" id={`${id}${kind}`} className={css.title}>
            {message}
          </Heading>
          <ul className={css.items}>
            {items.map((item, index) => (
              <li key={index}>
                <QuickShipCard item={item} choices={choices} onChoose={() => onChoose(item)} labels={labels} />
              </li>
            ))}
          </ul>
        </section>
      ));
    default:
      return state satisfies never;
  }
}

/** Sidebar at the right edge: loading state, then the quick ship items. QSHIP-01 to QSHIP-09 */
export const QuickShipPanel = withRef(function QuickShipPanel({ ref, ...props }: QuickShipPanelProps) {
  const { control, onChoose, zip } = props;
  const { state } = control;
  const labels = useWords('quickShip', quickShipMessages, props.messages);
  const announce = useAnnounce();
  const response = getQuickShip(state);
  const [zipCode, setZipCode] = useState('');
  if (response && response.zipCode !== zipCode) setZipCode(response.zipCode);
  const isOpen = state.status !== 'closed';
  const count =
    state.status === 'shown' ? state.response.availableItems.length + state.response.backorderedItems.length : 0;
  const latest = useRef({ announce, labels });
  useEffect(() => {
    latest.current = { announce, labels };
  });
  useEffect(() => {
    const { announce: say, labels: said } = latest.current;
    if (state.status === 'shown') say(said.found(count));
    if (state.status === 'none') say(said.noStock);
  }, [state.status, state.requestId, count]);
  const choose = (item: QuickShipItem) => {
    const texts = item.selectedOptionChoices.map(({ selectedChoice }) => selectedChoice.text);
    control.close();
    onChoose(item);
    announce(labels.selected({ title: item.title, choices: texts, price: item.priceDisplayString }));
  };
  return (
    <SlideOut
      ref={ref}
      open={isOpen}
      onOpenChange={(open) => open || control.close()}
      title={labels.title}
      closeLabel={labels.close}
    >
      <div className={css.root} aria-busy={state.status === 'loading' || undefined}>
        {zip ? (
          <div className={css.zip}>{zip(zipCode)}</div>
        ) : (
          zipCode && <p className={css.dates}>{labels.datesFor(zipCode)}</p>
        )}
        <Content {...props} onChoose={choose} labels={labels} />
      </div>
    </SlideOut>
  );
});
