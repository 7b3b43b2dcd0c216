'use client';

import { mobileMaxWidth, type Site } from '@settee/domain';
import { Button, Skeleton, VisuallyHidden, useMediaQuery } from '@settee/ui';
import { type ReactNode, useId, useRef, useState } from 'react';
import { canSend } from '../form-reducer.ts';
import { type SwatchMessages, swatchMessages } from '../messages.ts';
import type { SwatchControl } from '../useSwatches.ts';
import { isEmptyForm, SwatchForm } from './SwatchForm.tsx';
import * as css from './SwatchModal.css.ts';
import { SwatchShell } from './SwatchShell.tsx';
import { SwatchError } from './SwatchError.tsx';
import { UnavailableSwatches } from './UnavailableSwatches.tsx';

export interface SwatchModalProps {
  /** From `useSwatches`. */
  control: SwatchControl;
  site: Pick<Site, 'siteCulture' | 'isCb2'>;
  /** Receives focus after a sheet closes and its opener is no longer in the page. */
  focusAfter?: () => HTMLElement | null;
  messages?: Partial<SwatchMessages>;
}

/** 'Order Free Swatches': in a popup, on cb2's phones in a sheet at the foot of the page. SWATCH-01 to SWATCH-07 */
export function SwatchModal({ control, site, focusAfter, messages }: SwatchModalProps) {
  const labels = { ...swatchMessages, ...messages };
  const id = useId();
  const sender = useRef<HTMLButtonElement>(null);
  const isNarrow = useMediaQuery(`(max-width: ${mobileMaxWidth}px)`);
  const { send, close } = control;
  const isOpen = control.state.status !== 'idle' && control.state.status !== 'success';
  // Shows the last content during the close transition.
  const [state, setState] = useState(control.state);
  if (isOpen && state !== control.state) setState(control.state);
  if (state.status === 'idle' || state.status === 'success') return null;
  const shut = (label: string) => (
    <Button tone="outline" onClick={close}>
      {label}
    </Button>
  );

  const parts = (): { body: ReactNode; actions: ReactNode } => {
    switch (state.status) {
      case 'checking':
      case 'loading':
        return {
          body: (
            <div role="status" className={css.waiting}>
              <VisuallyHidden>{labels.loading}</VisuallyHidden>
              <Skeleton height={96} />
              <Skeleton height={240} />
            </div>
          ),
          actions: shut(labels.cancel),
        };
      case 'failed':
        return {
          body: <SwatchError title={labels.failed} text={labels.failedText} />,
          actions: (
            <>
              {shut(labels.cancel)}
              <Button onClick={() => void control.retry()}>{labels.retry}</Button>
            </>
          ),
        };
      case 'unavailable':
        return {
          body: <UnavailableSwatches swatches={state.nlaFabrics} labels={labels} />,
          actions: (
            <>
              {shut(labels.cancel)}
              <Button onClick={() => void control.goOn()}>{labels.goOn(state.nlaFabrics.length)}</Button>
            </>
          ),
        };
      case 'form': {
        const { form } = state;
        if (isEmptyForm(form)) {
          const leave = (
            <Button block onClick={close}>
              {labels.close}
            </Button>
          );
          return { body: <p className={css.empty}>{labels.empty}</p>, actions: leave };
        }
        return {
          body: <SwatchForm id={id} form={form} control={control} sender={sender} labels={labels} />,
          actions: (
            <>
              {shut(labels.cancel)}
              <Button
                ref={sender}
                type="submit"
                form={id}
                busy={form.awaitingResponse}
                aria-disabled={form.awaitingResponse || undefined}
                disabled={!canSend(form)}
              >
                {labels.send}
              </Button>
            </>
          ),
        };
      }
      default:
        return state satisfies never;
    }
  };
  const { body, actions } = parts();
  return (
    <SwatchShell
      open={isOpen}
      isSheet={site.isCb2 && isNarrow}
      isDown={state.status === 'form' && state.form.isCollapsed}
      onSlide={(isCollapsed) => (state.status === 'form' ? send({ type: 'collapsedChanged', isCollapsed }) : close())}
      onClose={close}
      actions={actions}
      focusAfter={focusAfter}
      labels={labels}
    >
      {body}
    </SwatchShell>
  );
}
