'use client';

import type { ComponentProps } from 'react';
import { Glyph } from '../Icon/Glyph.tsx';
import { left, right } from '../Icon/icons.ts';
import { useLink } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Pagination.css.ts';
import { type Place, pages } from './pages.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The page that is shown, counted from 1. */
  page: number;
  /** Total number of pages. */
  count: number;
  /** The address of a page. */
  href: (page: number) => string;
  /** Names the navigation. */
  label?: string;
  /** Accessible name of the previous arrow. */
  previousLabel?: string;
  /** Accessible name of the next arrow. */
  nextLabel?: string;
  /** Name of a page. */
  pageLabel?: (page: number, count: number) => string;
}

const getPage = (page: number, count: number) => `Page ${page} of ${count}`;

/** Links to the pages of a long list: the ends, the current one and its neighbours; nothing while there is no page. */
export function Pagination({
  page,
  count,
  href,
  label = 'Pages',
  previousLabel = 'Previous page',
  nextLabel = 'Next page',
  pageLabel = getPage,
  ...rest
}: PaginationProps) {
  const Link = useLink();
  const step = (to: number, name: string, d: string, rel: string) =>
    to < 1 || to > count ? (
      <span role="link" aria-disabled="true" aria-label={name} className={css.item}>
        <Glyph d={d} size={20} directed />
      </span>
    ) : (
      <Link href={href(to)} rel={rel} aria-label={name} className={css.item}>
        <Glyph d={d} size={20} directed />
      </Link>
    );
  const place = ({ page: one, narrow }: Place, index: number) => (
    <li key={one ?? `gap ${index}`} data-narrow={narrow} className={css.place}>
      {one === null ? (
        <span aria-hidden="true" className={css.item}>
          …
        </span>
      ) : (
        <Link
          href={href(one)}
          aria-label={pageLabel(one, count)}
          aria-current={one === page ? 'page' : undefined}
          className={css.item}
        >
          {one}
        </Link>
      )}
    </li>
  );
  if (count < 1) return null;
  return (
    <nav aria-label={label} {...rest}>
      <ul className={css.list}>
        {/* From a page that is gone there is a way back to the last one. */}
        <li>{step(Math.min(page - 1, count), previousLabel, left, 'prev')}</li>
        {pages(page, count).map(place)}
        <li>{step(page + 1, nextLabel, right, 'next')}</li>
      </ul>
    </nav>
  );
}
