'use client';

import { type CarouselItem, needsChoices } from '@settee/domain';
import { Alert, AppLink, Image, Skeleton, VisuallyHidden, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId } from 'react';
import { AddItemButton } from '../AddItemButton/AddItemButton.tsx';
import { ChooseOptionsLink } from '../AddItemButton/ChooseOptionsLink.tsx';
import { getImage } from '../item-picture.ts';
import { priceText } from '../item-price.ts';
import { recommendationMessages, type RecommendationMessages } from '../messages.ts';
import type { ItemAddsControl } from '../useItemAdds.ts';
import { useWords } from '../../use-words.ts';
import * as css from './AddOns.css.ts';

export interface AddOnsProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Best first, the first four show; `null` while they are on the way. */
  items: readonly CarouselItem[] | null;
  /** From `useItemAdds`. */
  adds: ItemAddsControl;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<RecommendationMessages>;
}

const maxAddOns = 4;

function AddOnSkeletons() {
  return (
    <div className={css.list} aria-hidden="true">
      {Array.from({ length: maxAddOns }, (_, index) => (
        <div key={index} className={css.item}>
          <Skeleton ratio="1" className={css.image} />
          <Skeleton lines={2} className={css.text} />
        </div>
      ))}
    </div>
  );
}

interface AddOnProps extends Pick<AddOnsProps, 'adds' | 'messages'> {
  item: CarouselItem;
  position: number;
  count: number;
}

/** One extra, with its button or the link to its options. */
function AddOn({ item, position, count, adds, messages }: AddOnProps) {
  const labels = useWords('recommendation', recommendationMessages, messages);
  const add = adds.of(item.sku);
  return (
    <li className={css.item}>
      <Image picture={getImage(item)} alt="" sizes="96px" ratio={1} className={css.image} />
      <div className={css.text}>
        <AppLink href={item.navigateUrl} className={css.name}>
          {item.name}
        </AppLink>
        <p className={css.price}>{priceText(item, labels)}</p>
      </div>
      {needsChoices(item) ? (
        <ChooseOptionsLink {...{ item, messages }} className={css.button} />
      ) : (
        <AddItemButton {...{ item, adds, messages, position, count }} className={css.button} />
      )}
      {add?.status === 'failed' && (
        <Alert tone="critical" live="assertive" className={css.error}>
          {add.message}
        </Alert>
      )}
    </li>
  );
}

/** Extras under a confirmation, each with its button. XSELL-04, XSELL-05, XSELL-07 */
export const AddOns = withRef(function AddOns({ items, adds, messages, className, ...rest }: AddOnsProps) {
  const labels = useWords('recommendation', recommendationMessages, messages);
  const title = useId();
  const shown = items?.slice(0, maxAddOns) ?? [];
  if (items?.length === 0) return null;
  return (
    <section
      aria-labelledby={title}
      {...rest}
      aria-busy={items === null || undefined}
      className={cx(css.root, className)}
    >
      <h3 id={title} className={css.title}>
        {labels.addOnsTitle}
      </h3>
      {items === null ? (
        <>
          <VisuallyHidden>{labels.loading(labels.addOnsTitle)}</VisuallyHidden>
          <AddOnSkeletons />
        </>
      ) : (
        <ul className={css.list}>
          {shown.map((item, index) => (
            <AddOn key={item.sku} {...{ item, adds, messages }} position={index + 1} count={shown.length} />
          ))}
        </ul>
      )}
    </section>
  );
});
