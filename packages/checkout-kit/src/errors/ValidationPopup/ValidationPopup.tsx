'use client';

import { formatPrice, type PriceFormat, type ValidationItem, type ValidationPopup as Kind } from '@settee/domain';
import { Alert, Button, Dialog, withRef } from '@settee/ui';
import { fixMessages } from '../fix-messages.ts';
import { problemMessages, type ProblemMessages } from '../messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ValidationPopup.css.ts';

export interface ValidationPopupProps extends RootRef<HTMLDivElement> {
  /** One of the four popups. VALID-03 to VALID-06 */
  popup: Kind;
  items: readonly ValidationItem[];
  site: PriceFormat;
  isRemoving: boolean;
  /** 'Remove All', on installation service 'Continue'. VALID-09, VALID-10 */
  onRemove: () => void;
  onClose: () => void;
  /** Whether the removal failed; shown above the items. VALID-21 */
  hasFailed?: boolean;
  /** Number of further problems; `onFixEverything` can resolve them together. */
  others?: number;
  onFixEverything?: () => void;
  messages?: Partial<ProblemMessages>;
}

interface BlockedLinesProps extends Pick<ValidationPopupProps, 'items' | 'site'> {
  labels: ProblemMessages;
}

function BlockedLines({ items, site, labels }: BlockedLinesProps) {
  return (
    <ul className={css.list}>
      {items.map((item, index) => (
        <li key={`${item.sku} ${index}`} className={css.item}>
          <img src={item.imagePath} alt="" width={96} height={72} className={css.image} />
          <div>
            <h3 className={css.title}>{item.title}</h3>
            <p className={css.note}>{labels.quantity(item.quantity)}</p>
            <p className={css.reason}>{item.availabilityMessage}</p>
            {item.edd !== '' && <p className={css.note}>{item.edd}</p>}
          </div>
          <span className={css.price}>{formatPrice(item.currentPrice, site)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Lists the lines that block the order and removes them. VALID-07 */
export const ValidationPopup = withRef(function ValidationPopup(props: ValidationPopupProps) {
  const { popup, items, site, isRemoving, onRemove, onClose, hasFailed = false, others = 0, messages } = props;
  const labels = { ...useWords('problem', problemMessages), ...useWords('fix', fixMessages), ...messages };
  const titles: Record<Kind, string> = {
    'items-unavailable': labels.unavailableTitle,
    'items-restricted': labels.restrictedTitle,
    'personalization-unavailable': labels.editCartTitle,
    'installation-unavailable': labels.editCartTitle,
  };
  return (
    <Dialog
      ref={props.ref}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={titles[popup]}
      closeLabel={labels.close}
      actions={
        <>
          {others > 0 && props.onFixEverything && (
            <Button tone="outline" disabled={isRemoving} onClick={props.onFixEverything}>
              {labels.fixEverything}
            </Button>
          )}
          <Button busy={isRemoving} onClick={onRemove}>
            {popup === 'installation-unavailable' ? labels.continue : labels.removeAll}
          </Button>
        </>
      }
    >
      {hasFailed && (
        <Alert tone="critical" live="assertive" className={css.alert}>
          {labels.notRemoved}
        </Alert>
      )}
      <BlockedLines items={items} site={site} labels={labels} />
      {others > 0 && <p className={css.more}>{labels.moreProblems(others)}</p>}
    </Dialog>
  );
});
