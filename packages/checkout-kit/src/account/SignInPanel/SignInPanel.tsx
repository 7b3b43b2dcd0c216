'use client';

import { accountRoutes, isCreateAccountOffered, type LoginPopupConfig } from '@settee/domain';
import { Button, Heading, lazyComponent, Stack, TextButton, TextLink, withRef } from '@settee/ui';
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
import { useWords } from '../../use-words.ts';
import * as css from './SignInPanel.css.ts';
import { WidgetPlace } from './WidgetPlace.tsx';

const ForgotPasswordPopup = lazyComponent(() =>
  import('../ForgotPasswordPopup/ForgotPasswordPopup.tsx').then((module) => module.ForgotPasswordPopup),
);

export interface SignInPanelProps extends Omit<ComponentProps<'section'>, 'title' | 'children'> {
  /** `null` while it loads. SIGN-26 */
  config: LoginPopupConfig | null;
  /** The functions of the host that talk to the backend. They return a result and never reject. */
  ports: SignInPorts;
  /** Redirect target after sign-in, on this site. */
  redirectUrl: string;
  /** Path of the page that contains the panel. SIGN-17, SIGN-18 */
  pathname: string;
  /** Replaces the panel title; `null` hides it. SIGN-10 */
  title?: ReactNode;
  /** Place of the title in the outline of the page. */
  level?: 1 | 2 | 3;
  /** Shown above the sign-in, such as the advantages of an account. SIGN-11 */
  promo?: ReactNode;
  /** Focus settings of the page. SIGN-34 */
  focus?: FocusFacts;
  /** Without it the embedded widget replaces an external widget that fails to load. SIGN-19 */
  onWidgetFailed?: (problem: RequestFailure) => void;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<AccountMessages>;
}

interface PanelHeadingProps {
  level: 1 | 2 | 3;
  children: ReactNode;
}

function PanelHeading({ level, children }: PanelHeadingProps) {
  const isPageTitle = level === 1;
  return (
    <Heading level={level} size={isPageTitle ? 'h1' : 'h3'} className={isPageTitle ? undefined : sectionTitle}>
      {children}
    </Heading>
  );
}

type PanelHeadProps = Pick<SignInPanelProps, 'title' | 'promo'> & Pick<PanelHeadingProps, 'level'>;

function PanelHead({ title, promo, level }: PanelHeadProps) {
  if (title === null && !promo) return null;
  return (
    <Stack as="header" gap={2}>
      {title !== null && <PanelHeading level={level}>{title}</PanelHeading>}
      {promo && <div className={css.promo}>{promo}</div>}
    </Stack>
  );
}

function CreateAccountLink({ labels }: { labels: AccountMessages }) {
  return (
    <p className={css.create}>
      {labels.noAccount} <TextLink href={accountRoutes.createAccount}>{labels.createAccount}</TextLink>
    </p>
  );
}

interface SocialButtonsProps extends Pick<ReturnType<typeof useSignInPanel>, 'providers' | 'signInWith'> {
  labels: AccountMessages;
}

function SocialButtons({ providers, signInWith, labels }: SocialButtonsProps) {
  if (providers.length === 0) return null;
  return (
    <>
      <p className={css.or}>{labels.or}</p>
      <Stack gap={3}>
        {providers.map(({ provider, idp }) => (
          <Button key={provider} block tone="outline" size="large" onClick={() => signInWith(provider, idp)}>
            {labels.socialNames[provider]}
          </Button>
        ))}
      </Stack>
    </>
  );
}

interface ResetFormProps extends Pick<SignInPanelProps, 'messages'> {
  forgot: ReturnType<typeof useSignInPanel>['view'];
  text: string;
  labels: AccountMessages;
  onBack: () => void;
}

function ResetForm({ forgot, text, messages, labels, onBack }: ResetFormProps) {
  return (
    <>
      <ResetRequest forgot={forgot} text={text} messages={messages}>
        <Button type="submit" block size="large" busy={forgot.state.status === 'sending'}>
          {labels.submit}
        </Button>
      </ResetRequest>
      <div>
        <TextButton onClick={onBack}>{labels.backToSignIn}</TextButton>
      </div>
    </>
  );
}

/** The site's own widget instead of the embedded one, until it fails to load. SIGN-19 */
function useExternalWidget({
  config,
  ports,
  onWidgetFailed,
}: Pick<SignInPanelProps, 'config' | 'ports' | 'onWidgetFailed'>) {
  const [hasFailed, setHasFailed] = useState(false);
  const onFailed = (problem: RequestFailure) => {
    if (onWidgetFailed) return onWidgetFailed(problem);
    ports.log(problem);
    setHasFailed(true);
  };
  return { widget: config?.identityDomain && !hasFailed ? ports.externalWidget : undefined, onFailed };
}

interface IdentityWidgetProps extends Pick<SignInPanelProps, 'ports' | 'redirectUrl' | 'messages'> {
  config: LoginPopupConfig;
  external: ReturnType<typeof useExternalWidget>;
  /** Events of both widgets. */
  events: {
    onSignedIn: (sessionToken: string, antiForgeryToken?: string) => void;
    onError: (code: string) => void;
    onResetPassword: () => void;
  };
  isResetBusy: boolean;
  isPasswordDisabled: boolean;
  labels: AccountMessages;
}

/** Takes email and password: the external widget with a reset button, or the embedded one. */
function IdentityWidget({ config, ports, external, events, labels, ...embedded }: IdentityWidgetProps) {
  const { widget, onFailed } = external;
  if (!widget)
    return (
      <EmbeddedIdentityWidget
        authenticate={ports.authenticate}
        widgetMessages={config.messages}
        antiForgeryToken={config.antiForgeryToken}
        onUnreachable={ports.log}
        {...events}
        {...embedded}
      />
    );
  return (
    <>
      <WidgetPlace widget={widget} config={config} labels={labels} onFailed={onFailed} {...events} />
      <div>
        <TextButton onClick={events.onResetPassword}>{labels.resetPassword}</TextButton>
      </div>
    </>
  );
}

/** Signs a shopper in, or mails a reset link. SIGN-10 to SIGN-18, SIGN-32 */
export const SignInPanel = withRef(function SignInPanel(props: SignInPanelProps) {
  const { config, ports, redirectUrl, pathname, level = 3, promo, focus, onWidgetFailed, messages, ...others } = props;
  const labels = useWords('account', accountMessages, messages);
  const { title = labels.panelTitle, className, ...rest } = others;
  const { state, view, popup, providers, ...panel } = useSignInPanel({ config, ports, redirectUrl });
  const onEvent = useOnEvent();
  const form = useRef<HTMLFormElement>(null);
  const isPasswordDisabled = useFocusSuppression(focus);
  const external = useExternalWidget({ config, ports, onWidgetFailed });
  const isResetBusy = state.status === 'fetchingReset';
  const events: IdentityWidgetProps['events'] = {
    onSignedIn: (sessionToken, antiForgeryToken) => {
      onEvent({ type: 'account.signedIn' });
      postAuthForm(form.current, sessionToken, antiForgeryToken);
    },
    onError: (code) => {
      onEvent({ type: 'account.signInFailed', code });
      ports.logWidgetError(code);
    },
    onResetPassword: () => void panel.resetPassword(),
  };
  if (state.status === 'reset') {
    return (
      <section {...rest} className={cx(css.root, className)}>
        <PanelHeading level={level}>{state.content.title}</PanelHeading>
        <ResetForm forgot={view} text={state.content.text} messages={messages} labels={labels} onBack={panel.back} />
      </section>
    );
  }
  return (
    <section {...rest} className={cx(css.root, className)}>
      <PanelHead title={title} promo={promo} level={level} />
      {!config && <PanelSkeleton label={labels.loading} />}
      {config && (
        <IdentityWidget
          {...{ config, ports, external, events, isResetBusy, isPasswordDisabled, redirectUrl, labels, messages }}
        />
      )}
      <SocialButtons providers={providers} signInWith={panel.signInWith} labels={labels} />
      <Agreement labels={labels.agreement} />
      {isCreateAccountOffered(pathname, config?.identityDomain) && <CreateAccountLink labels={labels} />}
      {config && <AuthForm ref={form} redirectUrl={redirectUrl} antiForgeryToken={config.antiForgeryToken} />}
      {state.status === 'forgotPopup' && (
        <ForgotPasswordPopup forgot={popup} onClose={panel.back} messages={messages} />
      )}
    </section>
  );
});
