'use client';

import { Button, type ButtonProps, Icon } from '@settee/ui';
import { storesMessages, type StoresMessages } from '../messages.ts';
import * as css from './StoresButton.css.ts';

export interface StoresButtonProps extends Omit<ButtonProps, 'children' | 'tone' | 'size' | 'block'> {
  messages?: Partial<Pick<StoresMessages, 'check'>>;
}

/** Opens the stores of a product page. PDP-04 */
export function StoresButton({ messages, ...rest }: StoresButtonProps) {
  return (
    <div className={css.root}>
      <Button aria-haspopup="dialog" {...rest} tone="quiet">
        <span className={css.label}>
          <Icon name="store" size={20} />
          {messages?.check ?? storesMessages.check}
        </span>
      </Button>
    </div>
  );
}
