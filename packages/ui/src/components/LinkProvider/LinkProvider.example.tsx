import { type AnchorProps, LinkProvider } from '@settee/ui/LinkProvider';
import { TextLink } from '@settee/ui/TextLink';

/** Placeholder for the link of your router. */
function RouterLink({ children, ...rest }: AnchorProps) {
  return (
    <a {...rest} data-router="">
      {children}
    </a>
  );
}

/** The provider wraps the app once. */
export function LinkProviderExample() {
  return (
    <LinkProvider link={RouterLink}>
      <TextLink href="/sofas">Sofas</TextLink>
    </LinkProvider>
  );
}
