'use client';

import { type Cents, formatPrice, type OrderSummary, type Site } from '@settee/domain';
import { Alert, Heading, LoadingOverlay, SummaryList, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { sectionTitle } from '../../section-title.css.ts';
import { taxRow } from '../../tax-row.ts';
import { cartMessages, type CartMessages } from '../messages.ts';
import { useSiteFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import * as css from './CartSummary.css.ts';

export interface CartSummaryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Amounts of the backend, in cents. */
  summary: OrderSummary;
  /** Language and currency of amounts; those of `SiteProvider` without it. */
  site?: Pick<Site, 'locale' | 'currency'>;
  /** Savings of the cart in cents, from `getSavings`; without them the row is left out. */
  savings?: Cents;
  /** Totals wait for the server. */
  isSettling?: boolean;
  /** The button below the totals; hidden on narrow screens, where a bar at the foot of the screen has it. */
  action?: ReactNode;
  /** Below the button: the zip panel, a promo code. */
  extras?: ReactNode;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<CartMessages>;
}

/** The amounts of the cart as the backend returned them, a button and what is below it. CART-02 */
export const CartSummary = withRef(function CartSummary({
  summary,
  site: given,
  savings = 0,
  isSettling = false,
  extras,
  action,
  messages,
  className,
  ...rest
}: CartSummaryProps) {
  const site = useSiteFormat(given);
  const labels = useWords('cart', cartMessages, messages);
  const price = (cents: number) => formatPrice(cents, site);
  const rows = [
    { label: labels.merchandise, value: price(summary.merchandise) },
    ...(summary.discount === 0
      ? []
      : [{ label: labels.discount, value: price(summary.discount), tone: 'positive' as const }]),
    {
      label: labels.shipping,
      value: summary.shipping === 0 ? labels.free : price(summary.shipping),
      note: summary.shippingSurcharge > 0 ? labels.surcharge(price(summary.shippingSurcharge)) : undefined,
    },
    ...(summary.installation > 0 ? [{ label: labels.installation, value: price(summary.installation) }] : []),
    taxRow(summary, price, labels),
    ...(summary.donation > 0 ? [{ label: labels.donation, value: price(summary.donation) }] : []),
    { label: labels.total, value: price(summary.total), strong: true },
    ...(savings > 0 ? [{ label: labels.savings, value: price(savings), tone: 'positive' as const }] : []),
  ];
  return (
    <section aria-label={labels.summary} {...rest} className={cx(css.root, className)}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.summary}
      </Heading>
      <LoadingOverlay busy={isSettling} label={labels.updating}>
        <SummaryList rows={rows} />
      </LoadingOverlay>
      {summary.rewardsExceedOrderTotalMessage !== '' && (
        <Alert tone="info">{summary.rewardsExceedOrderTotalMessage}</Alert>
      )}
      {action && <div className={css.action}>{action}</div>}
      {extras}
    </section>
  );
});
