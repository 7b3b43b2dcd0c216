import { Button } from '@settee/ui/Button';
import { Flyout } from '@settee/ui/Flyout';

export function FlyoutExample() {
  return (
    <Flyout title="Bouclé, Oat" renderTrigger={(trigger) => <Button {...trigger}>Fabric details</Button>}>
      Woven of wool and cotton.
    </Flyout>
  );
}
