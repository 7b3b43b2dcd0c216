import { ButtonLink } from '@settee/ui/ButtonLink';

export function ButtonLinkExample() {
  return (
    <ButtonLink href="/checkout/cart" tone="outline">
      View Cart
    </ButtonLink>
  );
}
