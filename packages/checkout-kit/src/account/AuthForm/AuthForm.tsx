import { accountRoutes, confirmUrl, inLanguage, safeReturnUrl } from '@settee/domain';
import { useSiteSettings, withRef } from '@settee/ui';
import type { ComponentProps } from 'react';

export interface AuthFormProps extends Omit<ComponentProps<'form'>, 'children' | 'action' | 'method'> {
  /** Redirect target after sign-in, on this site. */
  redirectUrl: string;
  antiForgeryToken: string;
}

type SignInTarget = Pick<AuthFormProps, 'redirectUrl' | 'antiForgeryToken'>;

/** Fields of each form that signs in: where to go then, and the token of the session. */
export function AuthFields({ redirectUrl, antiForgeryToken }: SignInTarget) {
  const { pathPrefix = '' } = useSiteSettings();
  const returnUrl = inLanguage(pathPrefix, safeReturnUrl(redirectUrl));
  return (
    <>
      <input type="hidden" name="redirectUrl" value={confirmUrl(returnUrl)} readOnly />
      <input type="hidden" name="__RequestVerificationToken" value={antiForgeryToken} readOnly />
    </>
  );
}

/**
 * Renders the hidden form that is posted after a successful sign-in; the browser follows the response.
 * SIGN-28, SIGN-29, ROUTE-16
 */
export const AuthForm = withRef(function AuthForm({ redirectUrl, antiForgeryToken, ...rest }: AuthFormProps) {
  const { pathPrefix = '' } = useSiteSettings();
  return (
    <form {...rest} method="post" action={inLanguage(pathPrefix, accountRoutes.auth)} hidden>
      <input type="hidden" name="sessionToken" defaultValue="" />
      <AuthFields redirectUrl={redirectUrl} antiForgeryToken={antiForgeryToken} />
    </form>
  );
});

/** Restored from the back/forward cache, the page would show a pending sign-in and a guest. */
const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();

function fill(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = value;
}

/** Posts the form with the token of a sign-in, and with a newer token of the session if there is one. */
export function postAuthForm(form: HTMLFormElement | null, sessionToken: string, antiForgeryToken?: string): void {
  fill(form, 'sessionToken', sessionToken);
  if (antiForgeryToken) fill(form, '__RequestVerificationToken', antiForgeryToken);
  window.addEventListener('pageshow', renew);
  form?.requestSubmit();
}
