import { IconButton } from '@settee/ui/IconButton';
import { Tooltip } from '@settee/ui/Tooltip';

export function TooltipExample() {
  return (
    <Tooltip
      content="Save to favorites"
      renderTrigger={(trigger) => <IconButton {...trigger} icon="heart" label="Save" />}
    />
  );
}
