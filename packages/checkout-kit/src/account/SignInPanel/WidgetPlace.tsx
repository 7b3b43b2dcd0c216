import type { LoginPopupConfig } from '@settee/domain';
import { useEffect, useRef, useState } from 'react';
import type { RequestFailure } from '../../errors/request-failure.ts';
import type { IdentityWidget, IdentityWidgetOptions } from '../identity-widget.ts';
import type { AccountMessages } from '../messages.ts';
import { PanelSkeleton } from './PanelSkeleton.tsx';

interface WidgetPlaceProps extends Pick<IdentityWidgetOptions, 'onSignedIn' | 'onError' | 'onResetPassword'> {
  widget: IdentityWidget;
  config: LoginPopupConfig;
  labels: AccountMessages;
  /** The widget could not be shown. */
  onFailed: (problem: RequestFailure) => void;
}

/** Mounts an external identity widget and removes it on unmount. SIGN-13 */
export function WidgetPlace(props: WidgetPlaceProps) {
  const { widget, config, labels } = props;
  const container = useRef<HTMLDivElement>(null);
  const [isThere, setIsThere] = useState(false);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    if (!container.current) return;
    let isGone = false;
    let remove = () => {};
    const { panelTitle: title, email, password, rememberMe, resetPassword } = latest.current.labels;
    const mounting = widget.mount(container.current, {
      config,
      labels: { title, email, password, rememberMe, resetPassword },
      messages: config.messages,
      onSignedIn: (token) => latest.current.onSignedIn(token),
      onError: (code) => latest.current.onError(code),
      onResetPassword: () => latest.current.onResetPassword(),
    });
    void mounting.then((result) => {
      if (result.ok) remove = result.value.remove;
      if (isGone) return remove();
      if (result.ok) setIsThere(true);
      else latest.current.onFailed(result.error);
    });
    return () => {
      isGone = true;
      remove();
    };
  }, [widget, config]);

  return (
    <>
      {!isThere && <PanelSkeleton label={labels.loading} />}
      <div ref={container} />
    </>
  );
}
