import { SignInPanel } from '@settee/checkout-kit';
import { checkoutUrl, loginUrl } from '@settee/domain';
import { useEffect } from 'react';
import { useLoginConfig, useSignInPorts } from '../../data/sign-in.ts';
import { useLocation } from '../../router/router.tsx';

/** The sign-in of those who shopped here before, on their way to the checkout. SIGN-05 */
export function CheckoutSignIn() {
  const { pathname } = useLocation();
  const ports = useSignInPorts();
  const { data, error } = useLoginConfig();
  const { leaveTo } = ports;
  const toLoginPage = () => leaveTo(loginUrl(checkoutUrl));
  useEffect(() => {
    if (!data && error) leaveTo(loginUrl(checkoutUrl));
  }, [data, error, leaveTo]);
  return (
    <SignInPanel
      config={data ?? null}
      ports={ports}
      pathname={pathname}
      redirectUrl={checkoutUrl}
      title={null}
      onWidgetFailed={(problem) => {
        ports.log(problem);
        toLoginPage();
      }}
    />
  );
}
