'use client';

import { Button, Icon, withRef } from '@settee/ui';
import { useState } from 'react';
import { type ShareProductMessages, shareMessages } from '../purchase-messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ShareButton.css.ts';

export interface ShareButtonProps extends RootRef<HTMLDivElement> {
  /** Opens the share sheet of the device, or copies the link where there is none. */
  onShare: () => Promise<'shared' | 'copied' | 'failed'>;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ShareProductMessages>;
}

/** Shares the product in its configuration. */
export const ShareButton = withRef(function ShareButton({ onShare, messages, ref }: ShareButtonProps) {
  const labels = useWords('share', shareMessages, messages);
  const [outcome, setOutcome] = useState<'shared' | 'copied' | 'failed'>('shared');
  const share = async () => setOutcome(await onShare());
  return (
    <div ref={ref} className={css.root}>
      <Button tone="quiet" onClick={() => void share()}>
        <span className={css.label}>
          <Icon name="share" size={20} />
          {labels.share}
        </span>
      </Button>
      <span role="status" className={css.outcome}>
        {outcome !== 'shared' && labels[outcome]}
      </span>
    </div>
  );
});
