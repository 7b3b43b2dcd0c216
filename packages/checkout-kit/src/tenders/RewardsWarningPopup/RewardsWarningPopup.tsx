'use client';

import { Button, Dialog, Inline, Stack, Text } from '@settee/ui';
import { tenderMessages, type TenderMessages } from '../messages.ts';
import { useWords } from '../../use-words.ts';

export interface RewardsWarningPopupProps {
  isBusy: boolean;
  /** Removes the certificates and continues. */
  onContinue: () => void;
  /** Closes and changes nothing. */
  onCancel: () => void;
  messages?: Partial<TenderMessages>;
}

/** Warns a shopper who leaves the rewards card while certificates are applied. TENDER-10 to TENDER-12 */
export function RewardsWarningPopup({ isBusy, onContinue, onCancel, messages }: RewardsWarningPopupProps) {
  const labels = useWords('tender', tenderMessages, messages);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={labels.interrupterTitle}
      closeLabel={labels.close}
      size="small"
    >
      <Stack gap={5}>
        <Text>{labels.interrupterText}</Text>
        <Inline gap={3}>
          <Button busy={isBusy} onClick={onContinue}>
            {labels.interrupterContinue}
          </Button>
          <Button tone="outline" onClick={onCancel}>
            {labels.interrupterCancel}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
