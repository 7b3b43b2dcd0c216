import { Heading, TextLink } from '@settee/ui';
import type { ReactNode } from 'react';
import { sectionTitle } from '../../section-title.css.ts';
import type { CheckoutControl } from '../useCheckout.ts';
import * as css from './ReviewStep.css.ts';

interface ReviewSectionProps {
  checkout: CheckoutControl;
  title: string;
  /** Page where it is changed. */
  href: string;
  children: ReactNode;
}

/** Entries of the shopper, with a link to change them. */
export function ReviewSection({ checkout: { labels }, title, href, children }: ReviewSectionProps) {
  return (
    <section className={css.fact} aria-label={title}>
      <div className={css.factHead}>
        <Heading level={2} size="h3" className={sectionTitle}>
          {title}
        </Heading>
        <TextLink href={href} aria-label={labels.editName(title)}>
          {labels.edit}
        </TextLink>
      </div>
      {children}
    </section>
  );
}
