import { Heading } from '@settee/ui/Heading';

export function HeadingExample() {
  return (
    <Heading level={2} size="h1">
      Sofas
    </Heading>
  );
}
