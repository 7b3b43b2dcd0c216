import { TextLink } from '@settee/ui/TextLink';

export function TextLinkExample() {
  return (
    <TextLink href="/sofas" tone="ink">
      Sofas
    </TextLink>
  );
}
