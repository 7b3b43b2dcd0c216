import { Icon, TextButton, type TextButtonProps } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type QuickShipMessages, quickShipMessages } from '../messages.ts';
import * as css from './QuickShipLink.css.ts';

export interface QuickShipLinkProps extends Omit<TextButtonProps, 'children' | 'tone' | 'inline'> {
  messages?: Partial<QuickShipMessages> | undefined;
}

/** Opens the quick-ship sidebar from a product page. QSHIP-01 */
export function QuickShipLink({ messages, className, ...rest }: QuickShipLinkProps) {
  const labels = { ...quickShipMessages, ...messages };
  return (
    <TextButton aria-haspopup="dialog" {...rest} className={cx(css.root, className)}>
      <Icon name="truck" size={20} />
      {labels.open}
    </TextButton>
  );
}
