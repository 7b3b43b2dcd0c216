'use client';

import type { FabricCard } from '@settee/domain';
import { Heading, Text } from '@settee/ui';
import { type ReactNode, useId } from 'react';
import * as css from './FabricStrip.css.ts';

export interface FabricStripProps {
  title: string;
  text?: string;
  cards: readonly FabricCard[];
  /** Draws one, a `FabricTile`. */
  children: (card: FabricCard) => ReactNode;
}

/** A few fabrics under a heading of their own, such as those recently viewed; nothing without any. FABRIC-15, FABRIC-16 */
export function FabricStrip({ title, text, cards, children }: FabricStripProps) {
  const id = useId();
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className={css.root}>
      <Heading level={2} size="h3" id={id}>
        {title}
      </Heading>
      {text && (
        <Text tone="muted" className={css.text}>
          {text}
        </Text>
      )}
      <ul className={css.list}>
        {cards.map((card) => (
          <li key={card.code} className={css.cell}>
            {children(card)}
          </li>
        ))}
      </ul>
    </section>
  );
}
