'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { type AnchorProps, AppLink } from '../LinkProvider/LinkProvider.tsx';
import { useWord } from '../SiteProvider/SiteProvider.tsx';
import * as css from './Breadcrumbs.css.ts';
import { withRef } from '../../react-18.ts';
import type { Render } from '../../render.ts';

export interface Crumb {
  /** Name of the page. */
  label: string;
  /** Link target; undefined for the current page. */
  href?: string;
}

export interface BreadcrumbsProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the landmark. */
  label?: string;
  /** From the start page down to the present one. */
  items: readonly Crumb[];
  /** Replaces the link of the app. */
  render?: Render<AnchorProps>;
}

/** The way from the start page to here. */
export const Breadcrumbs = withRef(function Breadcrumbs({
  label: givenLabel,
  items,
  render,
  className,
  ...rest
}: BreadcrumbsProps) {
  const label = useWord('breadcrumb', givenLabel, 'Breadcrumb');

  if (items.length === 0) return null;
  return (
    <nav aria-label={label} {...rest} className={cx(css.root, className)}>
      <ol className={css.list}>
        {items.map(({ href, label: text }, index) => (
          <li key={`${index}-${text}`} className={css.item}>
            {href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined} className={css.present}>
                {text}
              </span>
            ) : (
              <AppLink href={href} render={render} className={css.link}>
                {text}
              </AppLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});
