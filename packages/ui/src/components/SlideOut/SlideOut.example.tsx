import { Button } from '@settee/ui/Button';
import { SlideOut } from '@settee/ui/SlideOut';

export function SlideOutExample() {
  return (
    <SlideOut
      title="Delivery Zip Code"
      renderTrigger={(trigger) => <Button {...trigger}>Change Delivery Zip Code</Button>}
    >
      60062
    </SlideOut>
  );
}
