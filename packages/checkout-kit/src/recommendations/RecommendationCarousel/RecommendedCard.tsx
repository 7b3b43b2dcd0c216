import { type CarouselItem, needsChoices } from '@settee/domain';
import { Image, Price, ProductCard } from '@settee/ui';
import { AddItemButton } from '../AddItemButton/AddItemButton.tsx';
import { ChooseOptionsLink } from '../AddItemButton/ChooseOptionsLink.tsx';
import { getImage } from '../item-picture.ts';
import { priceText } from '../item-price.ts';
import { recommendationMessages, type RecommendationMessages } from '../messages.ts';
import type { ItemAddsControl } from '../useItemAdds.ts';
import { useWords } from '../../use-words.ts';
import * as css from './RecommendationCarousel.css.ts';

interface RecommendedCardProps {
  item: CarouselItem;
  position: number;
  count: number;
  controls: readonly ItemAddsControl[];
  loading: 'eager' | 'lazy';
  messages?: Partial<RecommendationMessages>;
}

const sizes = '(width > 1280px) 16vw, (width > 768px) 25vw, 50vw';

/** A product of a carousel with its buttons under it, level with those of its neighbours. */
export function RecommendedCard({ item, position, count, controls, loading, messages }: RecommendedCardProps) {
  const labels = useWords('recommendation', recommendationMessages, messages);
  return (
    <div className={css.cell}>
      <ProductCard
        className={css.card}
        href={item.navigateUrl}
        name={item.name}
        price={<Price now={priceText(item, labels)} />}
        pictures={[<Image key="" picture={getImage(item)} alt="" sizes={sizes} ratio="4 / 3" loading={loading} />]}
      />
      {controls.length > 0 && (
        <div className={css.buttons}>
          {needsChoices(item) ? (
            <ChooseOptionsLink {...{ item, messages }} block className={css.button} />
          ) : (
            controls.map((adds) => (
              <AddItemButton
                key={String(adds.isRegistry)}
                {...{ item, position, count, adds, messages }}
                block
                className={css.button}
              />
            ))
          )}
        </div>
      )}
    </div>
  );
}
