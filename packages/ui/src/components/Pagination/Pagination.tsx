'use client';

import type { ComponentProps } from 'react';
import { Glyph } from '../Icon/Glyph.tsx';
import { left, right } from '../Icon/icons.ts';
import { useLink } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Pagination.css.ts';
import { pages } from './pages.ts';

export interface PaginationProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** The page that is shown, counted from 1. */
  page: number;
  /** How many pages there are. */
  count: number;
  /** The address of a page. */
  href: (page: number) => string;
  /** Names the navigation. */
  label?: string;
  previousLabel?: string;
  nextLabel?: string;
  pageLabel?: (page: number, count: number) => string;
}

const pageOf = (page: number, count: number) => `Page ${page} of ${count}`;

/** Links to the pages of a long list: the ends, the current one and its neighbours. */
export function Pagination({
  page,
  count,
  href,
  label = 'Pages',
  previousLabel = 'Previous page',
  nextLabel = 'Next page',
  pageLabel = pageOf,
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
  return (
    <nav aria-label={label} {...rest}>
      <ul className={css.list}>
        <li>{step(page - 1, previousLabel, left, 'prev')}</li>
        {pages(page, count).map((one, place) => (
          <li key={one ?? `gap ${place}`}>
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
        ))}
        <li>{step(page + 1, nextLabel, right, 'next')}</li>
      </ul>
    </nav>
  );
}
