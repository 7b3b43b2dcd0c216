import { ButtonLink } from '@settee/ui/ButtonLink';
import { EmptyState } from '@settee/ui/EmptyState';

export function EmptyStateExample() {
  return (
    <EmptyState title="Your cart is empty" icon="bag" actions={<ButtonLink href="/sofas">Shop Sofas</ButtonLink>}>
      What you add stays here for 30 days.
    </EmptyState>
  );
}
