'use client';

import { formatCentralDay, type Site } from '@settee/domain';
import { Alert, Button, Dialog, Stack, TextField, withRef } from '@settee/ui';
import { useState } from 'react';
import type { RequestFailure } from '../../errors/request-failure.ts';
import { shareMessages, type ShareMessages } from '../share-messages.ts';
import type { CartPorts, SharedLink } from '../useCart.ts';
import type { RootRef } from '../../root-ref.ts';
import { useSiteFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import * as css from './ShareCartPopup.css.ts';

export interface ShareCartPopupProps extends RootRef<HTMLDivElement> {
  /** Makes the link. */
  share: NonNullable<CartPorts['shareCart']>;
  /** Copies it; without it the shopper does. */
  copy?: CartPorts['copyText'];
  /** A call that broke, for the log. */
  onProblem: (problem: RequestFailure) => void;
  /** Language of dates; that of `SiteProvider` without it. */
  site?: Pick<Site, 'locale'>;
  /** Called when the shopper closes it: by its button, Escape or the backdrop. Unmount it then. */
  onClose: () => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ShareMessages>;
}

type State =
  | { status: 'idle' | 'creating' }
  | { status: 'rejected'; message: string }
  | { status: 'created'; link: SharedLink; isCopied: boolean | null };

/** Makes the link and copies it. */
function useShareLink({ share, copy, onProblem }: ShareCartPopupProps, failed: string) {
  const [state, setState] = useState<State>({ status: 'idle' });
  const make = async () => {
    if (state.status === 'creating') return;
    setState({ status: 'creating' });
    const result = await share();
    if (!result.ok) onProblem(result.error);
    if (result.ok && result.value.isSuccess) setState({ status: 'created', link: result.value, isCopied: null });
    else
      setState({
        status: 'rejected',
        message: result.ok && !result.value.isSuccess ? result.value.errorMessage : failed,
      });
  };
  const copyLink = async ({ link }: Extract<State, { status: 'created' }>) => {
    const isCopied = (await copy?.(link.url)) ?? false;
    setState({ status: 'created', link, isCopied });
  };
  return { state, make, copyLink };
}

/** Makes a link to the cart and hands it out. */
export const ShareCartPopup = withRef(function ShareCartPopup(props: ShareCartPopupProps) {
  const { site: given, onClose, messages } = props;
  const site = useSiteFormat(given);
  const labels = useWords('share', shareMessages, messages);
  const { state, make, copyLink } = useShareLink(props, labels.failed);

  return (
    <Dialog
      ref={props.ref}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={labels.title}
      size="small"
      closeLabel={labels.close}
      actions={
        state.status === 'created' ? (
          <Button onClick={() => void copyLink(state)}>{labels.copy}</Button>
        ) : (
          <Button busy={state.status === 'creating'} onClick={() => void make()}>
            {labels.make}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <p className={css.text}>{labels.text}</p>
        {state.status === 'rejected' && (
          <Alert tone="critical" live="assertive">
            {state.message}
          </Alert>
        )}
        {state.status === 'created' && (
          <>
            <TextField
              label={labels.link}
              value={state.link.url}
              readOnly
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <p className={css.note}>{labels.until(formatCentralDay(state.link.expiresAt, site.locale))}</p>
            {state.isCopied !== null && (
              <Alert tone={state.isCopied ? 'success' : 'notice'} live="polite">
                {state.isCopied ? labels.copied : labels.notCopied}
              </Alert>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  );
});
