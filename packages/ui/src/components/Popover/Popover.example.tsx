import { Button } from '@settee/ui/Button';
import { Popover } from '@settee/ui/Popover';

export function PopoverExample() {
  return (
    <Popover label="Shipping" side="bottom" renderTrigger={(trigger) => <Button {...trigger}>Shipping</Button>}>
      Ships in 5 to 7 weeks.
    </Popover>
  );
}
