import { TextLink } from '@settee/ui';
import type { AccountMessages } from '../messages.ts';
import * as css from './SignInPanel.css.ts';

/** Renders the agreement to the policies at sign-in; its links open a new tab. SIGN-14, SIGN-15 */
export function Agreement({ labels }: { labels: AccountMessages['agreement'] }) {
  return (
    <p className={css.agreement}>
      {labels.before}
      <TextLink inline href="/customer-service/terms-of-use" target="_blank" rel="noreferrer">
        {labels.terms}
      </TextLink>
      {labels.between}
      <TextLink inline href="/customer-service/privacy-policy" target="_blank" rel="noreferrer">
        {labels.privacy}
      </TextLink>
      {labels.after}
    </p>
  );
}
