import { Button } from '@settee/ui';
import type { BrowseProps } from '../browse-props.ts';

type BrowseActionsProps = Pick<BrowseProps, 'choice' | 'onSave' | 'onOrderSwatches' | 'labels'>;

/** Orders free swatches, or saves the picked choice. BROWSE-08, BROWSE-09 */
export function BrowseActions({ choice, onSave, onOrderSwatches, labels }: BrowseActionsProps) {
  return (
    <>
      {onOrderSwatches && (
        <Button tone="outline" onClick={onOrderSwatches}>
          {labels.orderSwatches}
        </Button>
      )}
      <Button aria-disabled={choice === null || undefined} onClick={choice ? onSave : undefined}>
        {labels.save}
      </Button>
    </>
  );
}
