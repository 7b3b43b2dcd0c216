import { BottomSheet } from '@settee/ui/BottomSheet';
import { Button } from '@settee/ui/Button';

export function BottomSheetExample() {
  return (
    <BottomSheet title="Fabric" renderTrigger={(trigger) => <Button {...trigger}>Choose a fabric</Button>}>
      Bouclé, linen and velvet.
    </BottomSheet>
  );
}
