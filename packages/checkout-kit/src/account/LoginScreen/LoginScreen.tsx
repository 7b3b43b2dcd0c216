'use client';

import {
  accountRoutes,
  checkoutUrl,
  isCreateAccountOffered,
  type LoginPopupConfig,
  type SignInError,
} from '@settee/domain';
import { Alert, ButtonLink, ErrorState, Heading, Icon, withRef } from '@settee/ui';
import { cx } from 'class-variance-authority';
import { sectionTitle } from '../../section-title.css.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import * as css from '../entry-page.css.ts';
import { GuestCheckout } from '../LoginSlideOut/GuestCheckout.tsx';
import { accountMessages, type AccountMessages } from '../messages.ts';
import type { SignInPorts } from '../ports.ts';
import { SignInPanel } from '../SignInPanel/SignInPanel.tsx';
import { signUpMessages, type SignUpMessages } from '../sign-up-messages.ts';

export interface LoginScreenProps extends RootRef<HTMLDivElement> {
  /** `null` while it loads. */
  config: LoginPopupConfig | null;
  /** It could not be loaded. */
  hasFailed?: boolean;
  /** Loads it again. */
  onRetry: () => void;
  /** Signs in, sends the reset email and logs a failure. They never reject. */
  ports: SignInPorts;
  /** Redirect target after sign-in, on this site. ROUTE-14 */
  redirectUrl: string;
  /** The shopper was sent here. ROUTE-14 */
  isRedirect: boolean;
  /** Error of a sign-in that was redirected back to this page; `null` without one. */
  problem?: SignInError | null;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<SignUpMessages> & { panel?: Partial<AccountMessages> };
}

/** The checkout without an account. */
function GuestAside({ messages }: { messages: Partial<AccountMessages> | undefined }) {
  const labels = useWords('account', accountMessages, messages);
  return (
    <aside className={css.aside}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.newCustomers}
      </Heading>
      <p className={css.text}>{labels.guestText}</p>
      <GuestCheckout label={labels.guestCheckout} />
    </aside>
  );
}

/** Advantages of an account, and the link to create one. */
function NewAccountAside({ labels }: { labels: SignUpMessages }) {
  return (
    <aside className={css.aside}>
      <Heading level={2} size="h3" className={sectionTitle}>
        {labels.newHere}
      </Heading>
      <ul className={css.benefits}>
        {labels.benefits.map((benefit) => (
          <li key={benefit} className={css.benefit}>
            <Icon name="check" size={18} className={css.tick} />
            {benefit}
          </li>
        ))}
      </ul>
      <ButtonLink tone="outline" href={accountRoutes.createAccount}>
        {labels.createAccount}
      </ButtonLink>
    </aside>
  );
}

/** Renders sign-in as a separate page that does not depend on a popup. ROUTE-14, SIGN-27 */
export const LoginScreen = withRef(function LoginScreen(props: LoginScreenProps) {
  const { config, hasFailed = false, onRetry, ports, redirectUrl, isRedirect, problem = null, messages } = props;
  const labels = useWords('signUp', signUpMessages, messages);
  const isBeforeCheckout = redirectUrl === checkoutUrl;
  return (
    <div ref={props.ref} className={cx(css.page, css.wide)}>
      <div className={css.column}>
        <Heading level={1}>{labels.loginTitle}</Heading>
        {problem && (
          <Alert tone="critical" live="assertive">
            {labels.loginProblems[problem]}
          </Alert>
        )}
        {!problem && isRedirect && !hasFailed && <p className={css.text}>{labels.signInToGoOn}</p>}
        {hasFailed && !config ? (
          <ErrorState title={labels.configFailed} level={2} onRetry={onRetry} retryLabel={labels.tryAgain}>
            {labels.configFailedText}
          </ErrorState>
        ) : (
          <SignInPanel
            config={config}
            ports={ports}
            redirectUrl={redirectUrl}
            pathname={accountRoutes.login}
            title={null}
            messages={messages?.panel}
          />
        )}
      </div>
      {isBeforeCheckout && <GuestAside messages={messages?.panel} />}
      {!isBeforeCheckout && isCreateAccountOffered(redirectUrl, config?.identityDomain) && (
        <NewAccountAside labels={labels} />
      )}
    </div>
  );
});
