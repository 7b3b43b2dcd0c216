'use client';

import { type CartLineItem, getAmountDue, formatPrice, type OrderSummary, type Tender } from '@settee/domain';
import { Heading, Icon, LoadingOverlay, SummaryList, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, useId, useState } from 'react';
import { sectionTitle } from '../../section-title.css.ts';
import { orderMessages, type OrderMessages } from '../../order/messages.ts';
import { OrderLine } from '../../order/OrderLine/OrderLine.tsx';
import { totalRows } from '../../order/total-rows.ts';
import { type SiteFormat, useSiteAndFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import * as css from './OrderSummaryPanel.css.ts';

export interface OrderSummaryPanelProps extends Omit<ComponentProps<'section'>, 'children'> {
  lines: readonly CartLineItem[];
  summary: OrderSummary;
  /** Country and formats; what it does not set is that of `SiteProvider`. */
  site?: Partial<SiteFormat>;
  /** Tenders that pay before a card. */
  tenders?: readonly Tender[];
  /** Totals wait for the server. */
  isSettling?: boolean;
  messages?: Partial<OrderMessages>;
}

/** Renders the order lines and totals; collapses to one line with the total on narrow screens. */
export const OrderSummaryPanel = withRef(function OrderSummaryPanel(props: OrderSummaryPanelProps) {
  const { lines, summary, site: given, tenders = [], isSettling = false, messages, className, ...rest } = props;
  const labels = useWords('order', orderMessages, messages);
  const site = useSiteAndFormat(given);
  const [isOpen, setIsOpen] = useState(false);
  const content = useId();
  return (
    <section aria-label={labels.summary} {...rest} className={cx(css.root, className)}>
      <Heading level={2} size="h3" className={cx(sectionTitle, css.title)}>
        {labels.summary}
      </Heading>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={css.toggleTitle}>{isOpen ? labels.hideSummary : labels.showSummary}</span>
        <span className={css.toggleTotal}>{formatPrice(getAmountDue(summary.total, tenders), site)}</span>
        <Icon name="down" size={18} className={css.chevron} />
      </button>
      <div id={content} className={css.content} data-open={isOpen}>
        <ul className={css.lines} aria-label={labels.items}>
          {lines.map((line) => (
            <OrderLine key={line.id} line={line} site={site} messages={messages} />
          ))}
        </ul>
        <LoadingOverlay busy={isSettling} label={labels.updating}>
          <SummaryList rows={totalRows(summary, site, labels, tenders)} />
        </LoadingOverlay>
      </div>
    </section>
  );
});
