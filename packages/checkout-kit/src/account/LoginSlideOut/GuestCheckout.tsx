import { checkoutUrl, inLanguage } from '@settee/domain';
import { Button, useSiteSettings } from '@settee/ui';

export interface GuestCheckoutProps {
  /** Hidden fields of the post, such as a request-verification token. */
  fields?: Readonly<Record<string, string>>;
  label: string;
}

/** Starts the checkout without an account. SIGN-06, SIGN-07 */
export function GuestCheckout({ fields = {}, label }: GuestCheckoutProps) {
  const { pathPrefix = '' } = useSiteSettings();
  return (
    <form method="post" action={inLanguage(pathPrefix, checkoutUrl)}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" block size="large">
        {label}
      </Button>
    </form>
  );
}
