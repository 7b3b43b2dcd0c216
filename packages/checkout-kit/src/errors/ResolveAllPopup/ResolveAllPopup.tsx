'use client';

import type { CartValidation, ValidationPopup, ValidationRemoval } from '@settee/domain';
import { Alert, Button, Dialog, withRef } from '@settee/ui';
import { useReducer } from 'react';
import type { PortResult, RequestFailure } from '../request-failure.ts';
import { initialFixState, type Fix, getFixes, fixReducer } from '../fix-reducer.ts';
import { fixMessages, type FixMessages } from '../fix-messages.ts';
import { problemMessages, type ProblemMessages } from '../messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ResolveAllPopup.css.ts';

export interface FixEverythingProps extends RootRef<HTMLDivElement> {
  /** All problems that block the order. */
  problems: NonNullable<CartValidation['problems']>;
  /** The call behind one popup. VALID-16 to VALID-21 */
  remove: (removal: ValidationRemoval) => Promise<PortResult<{ isSuccess: boolean }>>;
  /** Back to the popup that was open. */
  onBack: () => void;
  /** Closes; `isChanged` when the cart was changed. */
  onClose: (isChanged: boolean) => void;
  /** Called with a failed call, for the log or to restart the session. */
  onProblem: (problem: RequestFailure) => void;
  messages?: Partial<ProblemMessages>;
}

type FixLabels = ProblemMessages & FixMessages;

/** Does the fixes, call by call. */
function useFixes({ problems, remove, onProblem }: FixEverythingProps) {
  const [state, send] = useReducer(fixReducer, getFixes({ problems }), initialFixState);
  const fix = async () => {
    if (state.status === 'fixing') return;
    send({ type: 'started' });
    for (const { removal } of state.left) {
      const result = await remove(removal);
      if (!result.ok || !result.value.isSuccess) {
        send({ type: 'failed' });
        if (!result.ok) onProblem(result.error);
        return;
      }
      send({ type: 'fixed' });
    }
  };
  return { ...state, fix };
}

/** Title of a fix, before and after it is done. */
function getFixTitle({ popup }: Fix, isDone: boolean, labels: FixLabels): string {
  if (isDone) return popup === 'installation-unavailable' ? labels.didTakeOffInstallation : labels.didRemove;
  const willDo: Record<ValidationPopup, string> = {
    'items-unavailable': labels.willRemove,
    'items-restricted': labels.willRemoveRestricted,
    'personalization-unavailable': labels.willRemovePersonalized,
    'installation-unavailable': labels.willTakeOffInstallation,
  };
  return willDo[popup];
}

/** A fix with its items. */
function FixedItems({ fix, isDone, labels }: { fix: Fix; isDone: boolean; labels: FixLabels }) {
  return (
    <section className={css.group}>
      <h3 className={css.head}>{getFixTitle(fix, isDone, labels)}</h3>
      <ul className={css.list}>
        {fix.items.map((item, position) => (
          <li key={`${item.sku} ${position}`} className={css.item}>
            <img src={item.imagePath} alt="" width={56} height={42} className={css.image} />
            {item.title}
            <span className={css.note}>{labels.quantity(item.quantity)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows the fixes of all cart problems, makes their calls one by one, and lists the changes. */
export const ResolveAllPopup = withRef(function ResolveAllPopup(props: FixEverythingProps) {
  const { onBack, onClose, messages } = props;
  const labels = { ...useWords('problem', problemMessages), ...useWords('fix', fixMessages), ...messages };
  const { status, left, done, fix } = useFixes(props);
  const isBusy = status === 'fixing';
  const isDone = status === 'done';
  const close = () => !isBusy && onClose(done.length > 0);

  return (
    <Dialog
      ref={props.ref}
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      title={isDone ? labels.fixDoneTitle : labels.fixTitle}
      closeLabel={labels.close}
      actions={
        isDone ? (
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
        {isDone ? labels.fixDoneText : isBusy ? labels.fixing : labels.fixText}
      </p>
      {(isDone ? done : left).map((each) => (
        <FixedItems key={each.removal} fix={each} isDone={isDone} labels={labels} />
      ))}
    </Dialog>
  );
});
