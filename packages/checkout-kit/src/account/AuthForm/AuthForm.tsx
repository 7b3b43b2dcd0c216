import { accountRoutes, confirmUrl, safeReturnUrl } from '@settee/domain';
import type { ComponentProps } from 'react';

export interface AuthFormProps extends Omit<ComponentProps<'form'>, 'children' | 'action' | 'method'> {
  /** Redirect target after sign-in, on this site. */
  redirectUrl: string;
  antiForgeryToken: string;
}

/**
 * Renders the hidden form that is posted after a successful sign-in; the browser follows the response.
 * SIGN-28, SIGN-29, ROUTE-16
 */
export function AuthForm({ redirectUrl, antiForgeryToken, ...rest }: AuthFormProps) {
  return (
    <form {...rest} method="post" action={accountRoutes.auth} hidden>
      <input type="hidden" name="sessionToken" defaultValue="" />
      <input type="hidden" name="redirectUrl" value={confirmUrl(safeReturnUrl(redirectUrl))} readOnly />
      <input type="hidden" name="__RequestVerificationToken" value={antiForgeryToken} readOnly />
    </form>
  );
}

/** Brought back from the browser's memory, the page would show a sign-in under way, and a guest. */
const renew = ({ persisted }: PageTransitionEvent) => persisted && location.reload();

/** Posts the form with the token of a sign-in. */
export function postAuthForm(form: HTMLFormElement | null, sessionToken: string): void {
  const field = form?.elements.namedItem('sessionToken');
  if (field instanceof HTMLInputElement) field.value = sessionToken;
  window.addEventListener('pageshow', renew);
  form?.requestSubmit();
}
