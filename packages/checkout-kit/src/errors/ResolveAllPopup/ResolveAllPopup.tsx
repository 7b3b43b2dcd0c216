'use client';

import type { CartValidation, ValidationPopup, ValidationRemoval } from '@settee/domain';
import { Alert, Button, Dialog } from '@settee/ui';
import { useReducer } from 'react';
import type { PortResult, RequestFailure } from '../request-failure.ts';
import { initialFixState, type Fix, getFixes, fixReducer } from '../fix-reducer.ts';
import { fixMessages } from '../fix-messages.ts';
import { problemMessages, type ProblemMessages } from '../messages.ts';
import * as css from './ResolveAllPopup.css.ts';

export interface FixEverythingProps {
  /** All problems that block the order. */
  problems: NonNullable<CartValidation['problems']>;
  /** The call behind one popup. VALID-16 to VALID-21 */
  remove: (removal: ValidationRemoval) => Promise<PortResult<{ isSuccess: boolean }>>;
  /** Back to the popup that was open. */
  onBack: () => void;
  /** Closes; `isChanged` says that something was done. */
  onClose: (isChanged: boolean) => void;
  /** A call broke: for the log, or because the session is gone. */
  onProblem: (problem: RequestFailure) => void;
  messages?: Partial<ProblemMessages>;
}

/** Shows what settles all problems of a cart, does it call by call, and says what was done. */
export function ResolveAllPopup({ problems, remove, onBack, onClose, onProblem, messages }: FixEverythingProps) {
  const labels = { ...problemMessages, ...fixMessages, ...messages };
  const [state, send] = useReducer(fixReducer, getFixes({ problems }), initialFixState);
  const { status, left, done } = state;
  const isBusy = status === 'fixing';
  const willDo: Record<ValidationPopup, string> = {
    'items-unavailable': labels.willRemove,
    'items-restricted': labels.willRemoveRestricted,
    'personalization-unavailable': labels.willRemovePersonalized,
    'installation-unavailable': labels.willTakeOffInstallation,
  };
  const didDo = ({ popup }: Fix) =>
    popup === 'installation-unavailable' ? labels.didTakeOffInstallation : labels.didRemove;

  const fix = async () => {
    if (isBusy) return;
    send({ type: 'started' });
    for (const { removal } of left) {
      const result = await remove(removal);
      if (!result.ok || !result.value.isSuccess) {
        send({ type: 'failed' });
        if (!result.ok) onProblem(result.error);
        return;
      }
      send({ type: 'fixed' });
    }
  };
  const close = () => !isBusy && onClose(done.length > 0);

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={status === 'done' ? labels.fixDoneTitle : labels.fixTitle}
      closeLabel={labels.close}
      actions={
        status === 'done' ? (
          <Button onClick={close}>{labels.done}</Button>
        ) : (
          <>
            <Button tone="outline" disabled={isBusy} onClick={done.length > 0 ? close : onBack}>
              {done.length > 0 ? labels.close : labels.back}
            </Button>
            <Button busy={isBusy} onClick={() => void fix()}>
              {labels.fixEverything}
            </Button>
          </>
        )
      }
    >
      {status === 'failed' && (
        <Alert tone="critical" live="assertive" className={css.alert}>
          {labels.fixStuck}
        </Alert>
      )}
      <p role="status" className={css.text}>
        {status === 'done' ? labels.fixDoneText : isBusy ? labels.fixing : labels.fixText}
      </p>
      {(status === 'done' ? done : left).map((each) => (
        <section key={each.removal} className={css.group}>
          <h3 className={css.head}>{status === 'done' ? didDo(each) : willDo[each.popup]}</h3>
          <ul className={css.list}>
            {each.items.map((item, position) => (
              <li key={`${item.sku} ${position}`} className={css.item}>
                <img src={item.imagePath} alt="" width={56} height={42} className={css.image} />
                {item.title}
                <span className={css.note}>{labels.quantity(item.quantity)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
