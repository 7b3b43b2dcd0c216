'use client';

import type { ComponentProps } from 'react';
import { Glyph } from '../Icon/Glyph.tsx';
import { left, right } from '../Icon/icons.ts';
import { type AnchorProps, AppLink } from '../LinkProvider/LinkProvider.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './Pagination.css.ts';
import { type PageEntry, pages } from './pages.ts';
import { withRef } from '../../react-18.ts';
import type { Render } from '../../render.ts';

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
  pageLabel?: (values: { page: number; count: number }) => string;
  /** Replaces the link of the app. */
  render?: Render<AnchorProps>;
}

const getPage = ({ page, count }: { page: number; count: number }) => `Page ${page} of ${count}`;

interface StepLinkProps extends Pick<PaginationProps, 'count' | 'href' | 'render'> {
  to: number;
  label: string;
  /** Path of the arrow. */
  d: string;
  rel: 'prev' | 'next';
}

/** An arrow to the page before or after; disabled without that page. */
function StepLink({ to, count, href, render, label, d, rel }: StepLinkProps) {
  return (
    <li>
      {to < 1 || to > count ? (
        <span role="link" aria-disabled="true" aria-label={label} className={css.item}>
          <Glyph d={d} size={20} directed />
        </span>
      ) : (
        <AppLink href={href(to)} render={render} rel={rel} aria-label={label} className={css.item}>
          <Glyph d={d} size={20} directed />
        </AppLink>
      )}
    </li>
  );
}

/** Links to the pages of a long list: the ends, the current one and its neighbours; nothing while there is no page. */
export const Pagination = withRef(function Pagination({
  page,
  count,
  href,
  label: givenLabel,
  previousLabel: givenPreviousLabel,
  nextLabel: givenNextLabel,
  pageLabel: givenPageLabel,
  render,
  ...rest
}: PaginationProps) {
  const nextLabel = useWord('nextPage', givenNextLabel, 'Next page');
  const previousLabel = useWord('previousPage', givenPreviousLabel, 'Previous page');
  const pageLabel = useWord('page', givenPageLabel, getPage);
  const label = useWord('pages', givenLabel, 'Pages');
  const links = { count, href, render };
  const renderPage = ({ page: one, narrow }: PageEntry, index: number) => (
    <li key={one ?? `gap ${index}`} data-narrow={narrow} className={css.entry}>
      {one === null ? (
        <span aria-hidden="true" className={css.item}>
          …
        </span>
      ) : (
        <AppLink
          href={href(one)}
          render={render}
          aria-label={pageLabel({ page: one, count })}
          aria-current={one === page ? 'page' : undefined}
          className={css.item}
        >
          {one}
        </AppLink>
      )}
    </li>
  );
  if (count < 1) return null;
  return (
    <nav aria-label={label} {...rest}>
      <ul className={css.list}>
        {/* A page after the last one links back to it. */}
        <StepLink {...links} to={Math.min(page - 1, count)} label={previousLabel} d={left} rel="prev" />
        {pages(page, count).map(renderPage)}
        <StepLink {...links} to={page + 1} label={nextLabel} d={right} rel="next" />
      </ul>
    </nav>
  );
});
