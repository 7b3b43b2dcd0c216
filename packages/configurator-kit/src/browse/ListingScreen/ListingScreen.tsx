'use client';
import type { Listing } from '@settee/domain';
import { Breadcrumbs, Heading, Image, Text, withRef } from '@settee/ui';
import { type BrowseMessages, browseMessages } from '../messages.ts';
import { ProductResults, type ProductResultsProps } from '../ProductResults/ProductResults.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ListingScreen.css.ts';

export interface ListingScreenProps
  extends Omit<ProductResultsProps, 'results' | 'listName' | 'featuredLabel' | 'messages'>,
    RootRef<HTMLDivElement> {
  /** The products of a category with their order and facets. */
  listing: Listing;
  /** Breadcrumb path; the last entry is the category itself. */
  breadcrumbs?: readonly { label: string; href?: string }[];
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<BrowseMessages>;
}

/** The products of one category, or of all. */
export const ListingScreen = withRef(function ListingScreen({
  listing,
  breadcrumbs,
  messages,
  ref,
  ...rest
}: ListingScreenProps) {
  const { category, text } = listing;
  const labels = useWords('browse', browseMessages, messages);
  return (
    <div ref={ref}>
      {breadcrumbs && <Breadcrumbs items={breadcrumbs} className={css.crumbs} />}
      <div className={css.head}>
        <Image
          picture={category.picture}
          alt={category.picture.alt}
          sizes="(min-width: 1024px) 62vw, 100vw"
          priority
          className={css.scene}
        />
        <div className={css.intro}>
          <Heading level={1} className={css.title}>
            {category.title} <span className={css.count}>{labels.products(category.count)}</span>
          </Heading>
          <Text size="lg" tone="muted" className={css.text}>
            {text}
          </Text>
        </div>
      </div>
      <ProductResults {...rest} results={listing} listName={category.title} messages={messages} />
    </div>
  );
});
