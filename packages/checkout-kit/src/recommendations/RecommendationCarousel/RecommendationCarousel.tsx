'use client';

import type { CarouselItem } from '@settee/domain';
import { Alert, Carousel, carouselLayouts, CarouselPlaceholders, Heading, useLazySlides, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type CarouselKind, recommendationMessages, type RecommendationMessages } from '../messages.ts';
import type { ItemAddsControl } from '../useItemAdds.ts';
import { useWords } from '../../use-words.ts';
import * as css from './RecommendationCarousel.css.ts';
import { RecommendedCard } from './RecommendedCard.tsx';

export interface RecommendationCarouselProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Type of recommendation, which determines the title. XSELL-01 to XSELL-03 */
  kind: CarouselKind;
  /** Best first; `null` while loading. Renders nothing for an empty list. */
  items: readonly CarouselItem[] | null;
  /** Reserves the size of the carousel while the items load. CAROUS-25 */
  placeholders?: boolean;
  /** Adds to the cart, from `useItemAdds`; without it cards are only links. CAROUS-07 */
  adds?: ItemAddsControl;
  /** Adds to the registry. CAROUS-07 */
  registryAdds?: ItemAddsControl;
  /** Whether the title is seen; it names the carousel in any case. CAROUS-06 */
  showTitle?: boolean;
  /** Whether there are arrows to scroll. CAROUS-06 */
  arrows?: boolean;
  /** Lines of cards. CAROUS-06 */
  rows?: 1 | 2;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<RecommendationMessages>;
}

const Title = ({ text }: { text: string }) => (
  <Heading level={2} className={css.title}>
    {text}
  </Heading>
);

/** A carousel of recommended products; renders nothing without any. CAROUS-06, CAROUS-07, CAROUS-09 */
export const RecommendationCarousel = withRef(function RecommendationCarousel({
  kind,
  items,
  placeholders = false,
  adds,
  registryAdds,
  showTitle = true,
  arrows,
  rows,
  messages,
  className,
  ...rest
}: RecommendationCarouselProps) {
  const labels = useWords('recommendation', recommendationMessages, messages);
  const loading = useLazySlides();
  const title = labels.titles[kind];
  const controls = [adds, registryAdds].filter((control) => control !== undefined);
  const shared = {
    heading: showTitle ? <Title text={title} /> : undefined,
    slidesPerView: carouselLayouts.crossSell,
  };
  if (items?.length === 0 || (items === null && !placeholders)) return null;
  return (
    <div {...rest} className={cx(css.root, className)}>
      {items === null ? (
        <CarouselPlaceholders {...shared} lines={3} label={labels.loading(title)} />
      ) : (
        <Carousel
          {...shared}
          label={title}
          arrows={arrows}
          rows={rows}
          previousLabel={labels.previous}
          nextLabel={labels.next}
          slides={items.map((item, index) => (
            <RecommendedCard
              key={item.sku}
              position={index + 1}
              count={items.length}
              loading={loading(index)}
              {...{ item, controls, messages }}
            />
          ))}
        />
      )}
      {items && <AddError {...{ items, controls, labels }} />}
    </div>
  );
});

interface AddErrorProps {
  items: readonly CarouselItem[];
  controls: readonly ItemAddsControl[];
  labels: RecommendationMessages;
}

/** Message of a failed add for the whole carousel, because a card is too narrow for it. */
function AddError({ items, controls, labels }: AddErrorProps) {
  const error = getErrorMessage(items, controls, labels);
  return (
    error && (
      <Alert tone="critical" live="assertive" className={css.error}>
        {error}
      </Alert>
    )
  );
}

/** Returns the message of the first failed add. */
function getErrorMessage(
  items: AddErrorProps['items'],
  controls: AddErrorProps['controls'],
  labels: RecommendationMessages,
): string | null {
  for (const { sku, name } of items) {
    const failed = controls.map((adds) => adds.of(sku)).find((add) => add?.status === 'failed');
    if (failed?.status === 'failed') return labels.failedName({ name, reason: failed.message });
  }
  return null;
}
