'use client';

import { accountRoutes, isCreateAccountOffered, type LoginPopupConfig } from '@settee/domain';
import { Button, Heading, TextButton, TextLink, lazyComponent } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { useOnEvent } from '../../events.ts';
import type { RequestFailure } from '../../errors/request-failure.ts';
import { sectionTitle } from '../../section-title.css.ts';
import { AuthForm, postAuthForm } from '../AuthForm/AuthForm.tsx';
import { EmbeddedIdentityWidget } from '../EmbeddedIdentityWidget/EmbeddedIdentityWidget.tsx';
import { accountMessages, type AccountMessages } from '../messages.ts';
import type { SignInPorts } from '../ports.ts';
import { ResetRequest } from '../ResetRequest/ResetRequest.tsx';
import { type FocusFacts, useFocusSuppression } from '../useFocusSuppression.ts';
import { useSignInPanel } from '../useSignInPanel.ts';
import { Agreement } from './Agreement.tsx';
import { PanelSkeleton } from './PanelSkeleton.tsx';
import * as css from './SignInPanel.css.ts';
import { WidgetPlace } from './WidgetPlace.tsx';

const ForgotPasswordPopup = lazyComponent(() =>
  import('../ForgotPasswordPopup/ForgotPasswordPopup.tsx').then((module) => module.ForgotPasswordPopup),
);

export interface SignInPanelProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** `null` while it loads. SIGN-26 */
  config: LoginPopupConfig | null;
  ports: SignInPorts;
  /** Redirect target after sign-in, on this site. */
  redirectUrl: string;
  /** Path of the page that contains the panel. SIGN-17, SIGN-18 */
  pathname: string;
  /** Replaces the panel title; `null` hides it. SIGN-10 */
  title?: ReactNode;
  /** Place of the title in the outline of the page. */
  level?: 1 | 2 | 3;
  /** SIGN-11 */
  promo?: ReactNode;
  /** Focus settings of the page. SIGN-34 */
  focus?: FocusFacts;
  /** Without it the embedded widget replaces an external widget that fails to load. SIGN-19 */
  onWidgetFailed?: (problem: RequestFailure) => void;
  messages?: Partial<AccountMessages>;
}

/** Signs a shopper in, or mails a reset link. SIGN-10 to SIGN-18, SIGN-32 */
export function SignInPanel(props: SignInPanelProps) {
  const { config, ports, redirectUrl, pathname, level = 3, promo, focus, onWidgetFailed, messages, ...others } = props;
  const labels = { ...accountMessages, ...messages };
  const { title = labels.panelTitle, className, ...rest } = others;
  const panel = useSignInPanel({ config, ports, redirectUrl });
  const onEvent = useOnEvent();
  const form = useRef<HTMLFormElement>(null);
  const isPasswordDisabled = useFocusSuppression(focus);
  const [hasWidgetFailed, setHasWidgetFailed] = useState(false);
  const { state, view, popup, providers } = panel;
  const widget = config?.identityDomain && !hasWidgetFailed ? ports.externalWidget : undefined;

  const signedIn = (sessionToken: string) => {
    onEvent({ type: 'account.signedIn' });
    postAuthForm(form.current, sessionToken);
  };
  const isRejected = (code: string) => {
    onEvent({ type: 'account.signInFailed', code });
    ports.logWidgetError(code);
  };
  const resetPassword = () => void panel.resetPassword();
  const widgetFailed = (problem: RequestFailure) => {
    if (onWidgetFailed) return onWidgetFailed(problem);
    ports.log(problem);
    setHasWidgetFailed(true);
  };
  const heading = (text: ReactNode) => (
    <Heading level={level} size={level === 1 ? 'h1' : 'h3'} className={level === 1 ? undefined : sectionTitle}>
      {text}
    </Heading>
  );

  if (state.status === 'reset') {
    return (
      <section {...rest} className={cx(css.root, className)}>
        {heading(state.content.title)}
        <ResetRequest forgot={view} text={state.content.text} messages={messages}>
          <Button type="submit" block size="large" busy={view.state.status === 'sending'}>
            {labels.submit}
          </Button>
        </ResetRequest>
        <div>
          <TextButton onClick={panel.back}>{labels.backToSignIn}</TextButton>
        </div>
      </section>
    );
  }
  return (
    <section {...rest} className={cx(css.root, className)}>
      {(title !== null || promo) && (
        <header className={css.head}>
          {title !== null && heading(title)}
          {promo && <div className={css.promo}>{promo}</div>}
        </header>
      )}
      {!config && <PanelSkeleton label={labels.loading} />}
      {config && widget && (
        <>
          <WidgetPlace
            widget={widget}
            config={config}
            labels={labels}
            onSignedIn={signedIn}
            onError={isRejected}
            onResetPassword={resetPassword}
            onFailed={widgetFailed}
          />
          <div>
            <TextButton onClick={resetPassword}>{labels.resetPassword}</TextButton>
          </div>
        </>
      )}
      {config && !widget && (
        <EmbeddedIdentityWidget
          authenticate={ports.authenticate}
          widgetMessages={config.messages}
          onSignedIn={signedIn}
          onError={isRejected}
          onUnreachable={ports.log}
          onResetPassword={resetPassword}
          isResetBusy={state.status === 'fetchingReset'}
          isPasswordDisabled={isPasswordDisabled}
          messages={messages}
        />
      )}
      {providers.length > 0 && (
        <>
          <p className={css.or}>{labels.or}</p>
          <div className={css.social}>
            {providers.map(({ provider, idp }) => (
              <Button key={provider} block tone="outline" size="large" onClick={() => panel.signInWith(provider, idp)}>
                {labels.socialNames[provider]}
              </Button>
            ))}
          </div>
        </>
      )}
      <Agreement labels={labels.agreement} />
      {isCreateAccountOffered(pathname, config?.identityDomain) && (
        <p className={css.create}>
          {labels.noAccount} <TextLink href={accountRoutes.createAccount}>{labels.createAccount}</TextLink>
        </p>
      )}
      {config && <AuthForm ref={form} redirectUrl={redirectUrl} antiForgeryToken={config.antiForgeryToken} />}
      {state.status === 'forgotPopup' && (
        <ForgotPasswordPopup forgot={popup} onClose={panel.back} messages={messages} />
      )}
    </section>
  );
}
