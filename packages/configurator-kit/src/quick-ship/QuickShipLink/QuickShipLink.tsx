'use client';

import { Icon, TextButton, type TextButtonProps, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type QuickShipMessages, quickShipMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './QuickShipLink.css.ts';

export interface QuickShipLinkProps extends Omit<TextButtonProps, 'children' | 'tone' | 'inline'> {
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<QuickShipMessages> | undefined;
}

/** Opens the quick-ship sidebar from a product page. QSHIP-01 */
export const QuickShipLink = withRef(function QuickShipLink({ messages, className, ...rest }: QuickShipLinkProps) {
  const labels = useWords('quickShip', quickShipMessages, messages);
  return (
    <TextButton aria-haspopup="dialog" {...rest} className={cx(css.root, className)}>
      <Icon name="truck" size={20} />
      {labels.open}
    </TextButton>
  );
});
