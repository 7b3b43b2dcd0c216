'use client';

import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { useLink } from '../LinkProvider/LinkProvider.tsx';
import * as css from './Breadcrumbs.css.ts';

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
  renderLink?: (href: string, label: string) => ReactNode;
}

/** The way from the start page to here. */
export function Breadcrumbs({ label = 'Breadcrumb', items, renderLink, className, ...rest }: BreadcrumbsProps) {
  const Link = useLink();
  const link = (href: string, text: string) =>
    renderLink?.(href, text) ?? (
      <Link href={href} className={css.link}>
        {text}
      </Link>
    );

  if (items.length === 0) return null;
  return (
    <nav aria-label={label} {...rest} className={cx(css.root, className)}>
      <ol className={css.list}>
        {items.map(({ href, label: text }, place) => (
          <li key={`${place}-${text}`} className={css.item}>
            {href === undefined ? (
              <span aria-current={place === items.length - 1 ? 'page' : undefined} className={css.present}>
                {text}
              </span>
            ) : (
              link(href, text)
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
