import { formatPrice, type ProductSummary } from '@settee/domain';
import { useAnnounce } from '@settee/ui';
import { type ComponentProps, type MouseEvent, useEffect, useMemo, useState } from 'react';
import { useSuggestions } from '../../data/browse.ts';
import { pageMessages } from '../page-messages.ts';
import { useSite } from '../../data/site.ts';
import { useWords } from '../words.ts';
import * as css from './SearchBox.css.ts';

/** Debounces a value by `ms`. */
function useDebouncedValue<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}

/** Link target of a suggestion. */
export interface SelectedSuggestion {
  url: string;
}

/** Debounce delay before suggestions are requested, in ms. */
const pauseMs = 200;

export interface SuggestionsProps {
  /** Start of the ids of list and options. */
  id: string;
  query: string;
  /** Address of all results. */
  all: string;
  /** Index of the active option. */
  at: number;
  onList: (options: readonly SelectedSuggestion[]) => void;
  onSelect: (option: SelectedSuggestion) => void;
}

/** Loads what a typed text may mean, and announces how much it is; the last option shows all results. */
function useFound({ query, all, onList }: Pick<SuggestionsProps, 'query' | 'all' | 'onList'>) {
  const pageLabels = useWords('page', pageMessages);
  const announce = useAnnounce();
  const { data } = useSuggestions(useDebouncedValue(query, pauseMs));
  const options = useMemo<SelectedSuggestion[]>(() => {
    const found = [...(data?.links ?? []), ...(data?.products ?? [])];
    return data && data.products.length > 0 ? [...found, { url: all }] : found;
  }, [data, all]);
  useEffect(() => {
    onList(options);
  }, [options, onList]);
  useEffect(() => {
    if (options.length > 0) announce(pageLabels.suggestionCount(options.length));
  }, [options, announce, pageLabels]);
  return options.length > 0 ? data : undefined;
}

function FoundProduct({ product, ...rest }: ComponentProps<'div'> & { product: ProductSummary }) {
  const pageLabels = useWords('page', pageMessages);
  const price = formatPrice(product.currentPrice, useSite());
  return (
    <div {...rest} className={css.option}>
      <img className={css.image} src={product.picture.avif[0]?.url} alt="" width={64} height={48} />
      <span>
        {product.name}
        <span className={css.note}>{product.note}</span>
      </span>
      <span className={css.price}>{product.isPriceFrom ? pageLabels.priceFrom(price) : price}</span>
    </div>
  );
}

/** Pages, categories and products that a typed text may mean. */
export function Suggestions({ id, query, all, at, onList, onSelect }: SuggestionsProps) {
  const pageLabels = useWords('page', pageMessages);
  const found = useFound({ query, all, onList });
  if (!found) return null;
  const { links, products, count } = found;
  const optionProps = (index: number, option: SelectedSuggestion) => ({
    role: 'option',
    id: `${id}-${index}`,
    'aria-selected': index === at,
    tabIndex: -1,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: () => onSelect(option),
  });
  return (
    <div role="listbox" id={`${id}-list`} aria-label={pageLabels.suggestions} className={css.list}>
      {links.map((link, index) => (
        <div key={link.url} {...optionProps(index, link)} className={`${css.option} ${css.link}`}>
          {link.label}
        </div>
      ))}
      {products.map((product, index) => (
        <FoundProduct key={product.sku} product={product} {...optionProps(links.length + index, product)} />
      ))}
      {products.length > 0 && (
        <div {...optionProps(links.length + products.length, { url: all })} className={`${css.option} ${css.all}`}>
          {pageLabels.allResults(count)}
        </div>
      )}
    </div>
  );
}
