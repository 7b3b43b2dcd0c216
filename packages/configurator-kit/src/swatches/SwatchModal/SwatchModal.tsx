'use client';

import { mobileMaxWidth, type Site } from '@settee/domain';
import { Button, Skeleton, VisuallyHidden, useMediaQuery, withRef } from '@settee/ui';
import { type RefObject, useId, useRef, useState } from 'react';
import { canSend } from '../form-reducer.ts';
import { type SwatchMessages, swatchMessages } from '../messages.ts';
import type { SwatchState } from '../reducer.ts';
import type { SwatchControl } from '../useSwatches.ts';
import { isEmptyForm, SwatchForm } from './SwatchForm.tsx';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from './SwatchModal.css.ts';
import { SwatchShell } from './SwatchShell.tsx';
import { SwatchError } from './SwatchError.tsx';
import { UnavailableSwatches } from './UnavailableSwatches.tsx';

export interface SwatchModalProps extends RootRef<HTMLDivElement> {
  /** From `useSwatches`. */
  control: SwatchControl;
  /** The brand: on phones, that of `isCb2` has a sheet. Without it all screens have the popup. */
  site?: Pick<Site, 'isCb2'>;
  /** Called when the sheet has closed and its opener is no longer in the page: the focus needs another place. */
  onOpenerGone?: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<SwatchMessages>;
}

/** 'Order Free Swatches': in a popup, on cb2's phones in a sheet at the foot of the page. SWATCH-01 to SWATCH-07 */
export const SwatchModal = withRef(function SwatchModal({
  control,
  site,
  onOpenerGone,
  messages,
  ref,
}: SwatchModalProps) {
  const labels = useWords('swatch', swatchMessages, messages);
  const id = useId();
  const sender = useRef<HTMLButtonElement>(null);
  const isNarrow = useMediaQuery(`(max-width: ${mobileMaxWidth}px)`);
  const isOpen = control.state.status !== 'idle' && control.state.status !== 'success';
  // Shows the last content during the close transition.
  const [state, setState] = useState(control.state);
  if (isOpen && state !== control.state) setState(control.state);
  if (state.status === 'idle' || state.status === 'success') return null;
  const shown = { state, control, formId: id, sender, labels };
  return (
    <SwatchShell
      ref={ref}
      open={isOpen}
      isSheet={isNarrow && site?.isCb2 === true}
      isDown={state.status === 'form' && state.form.isCollapsed}
      onSlide={(isCollapsed) =>
        state.status === 'form' ? control.send({ type: 'collapsedChanged', isCollapsed }) : control.close()
      }
      onClose={control.close}
      actions={<Actions {...shown} />}
      onOpenerGone={onOpenerGone}
      labels={labels}
    >
      <Body {...shown} />
    </SwatchShell>
  );
});

interface ModalPartProps {
  state: Exclude<SwatchState, { status: 'idle' | 'success' }>;
  control: SwatchControl;
  /** Ties the send button to its form. */
  formId: string;
  sender: RefObject<HTMLButtonElement | null>;
  labels: SwatchMessages;
}

function Body({ state, control, formId, sender, labels }: ModalPartProps) {
  switch (state.status) {
    case 'checking':
    case 'loading':
      return (
        <div role="status" className={css.waiting}>
          <VisuallyHidden>{labels.loading}</VisuallyHidden>
          <Skeleton height={96} />
          <Skeleton height={240} />
        </div>
      );
    case 'failed':
      return <SwatchError title={labels.failed} text={labels.failedText} />;
    case 'unavailable':
      return <UnavailableSwatches swatches={state.nlaFabrics} labels={labels} />;
    case 'form':
      return isEmptyForm(state.form) ? (
        <p className={css.empty}>{labels.empty}</p>
      ) : (
        <SwatchForm id={formId} form={state.form} control={control} sender={sender} labels={labels} />
      );
    default:
      return state satisfies never;
  }
}

function Actions({ state, control, formId, sender, labels }: ModalPartProps) {
  const { close } = control;
  if (state.status === 'form' && isEmptyForm(state.form))
    return (
      <Button block onClick={close}>
        {labels.close}
      </Button>
    );
  return (
    <>
      <Button tone="outline" onClick={close}>
        {labels.cancel}
      </Button>
      {state.status === 'failed' && <Button onClick={() => void control.retry()}>{labels.retry}</Button>}
      {state.status === 'unavailable' && (
        <Button onClick={() => void control.goOn()}>{labels.goOn(state.nlaFabrics.length)}</Button>
      )}
      {state.status === 'form' && (
        <Button
          ref={sender}
          type="submit"
          form={formId}
          busy={state.form.awaitingResponse}
          aria-disabled={state.form.awaitingResponse || undefined}
          disabled={!canSend(state.form)}
        >
          {labels.send}
        </Button>
      )}
    </>
  );
}
