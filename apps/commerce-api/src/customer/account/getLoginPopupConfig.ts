import type { getLoginPopupConfig as endpoint } from '@settee/contract';
import type { Handler } from '../../platform/handler.ts';
import { widgetMessages } from './messages.ts';

/** Begins a session, because the form of the sign-in must carry its token. SIGN-26, SIGN-38 */
export const getLoginPopupConfig: Handler<typeof endpoint> = async ({ shopper, ctx }) => {
  const session = await shopper.getOrCreateSession();
  const { identityDomain, identityWidgetUrl, identityWidgetIntegrity, google, apple } = ctx.config;
  return {
    isLoggedIn: session.account !== null,
    identityDomain: identityDomain ?? '',
    identityWidgetUrl: identityWidgetUrl ?? '',
    identityWidgetIntegrity,
    googleIdp: google ? 'google' : '',
    appleIdp: apple ? 'apple' : '',
    antiForgeryToken: session.token,
    messages: widgetMessages,
  };
};
