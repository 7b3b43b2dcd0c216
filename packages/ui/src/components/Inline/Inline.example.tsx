import { Button } from '@settee/ui/Button';
import { Inline } from '@settee/ui/Inline';

export function InlineExample() {
  return (
    <Inline gap={3} align="center" justify="between">
      <Button>Continue</Button>
      <Button tone="outline">Back</Button>
    </Inline>
  );
}
