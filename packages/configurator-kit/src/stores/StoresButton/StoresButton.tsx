'use client';

import { Button, type ButtonProps, Icon, withRef } from '@settee/ui';
import { storesMessages, type StoresMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';
import * as css from './StoresButton.css.ts';

export interface StoresButtonProps extends Omit<ButtonProps, 'children' | 'tone' | 'size' | 'block'> {
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<Pick<StoresMessages, 'check'>>;
}

/** Opens the stores of a product page. PDP-04 */
export const StoresButton = withRef(function StoresButton({ messages, ...rest }: StoresButtonProps) {
  const labels = useWords('stores', storesMessages, messages);
  return (
    <div className={css.root}>
      <Button aria-haspopup="dialog" {...rest} tone="quiet">
        <span className={css.label}>
          <Icon name="store" size={20} />
          {labels.check}
        </span>
      </Button>
    </div>
  );
});
