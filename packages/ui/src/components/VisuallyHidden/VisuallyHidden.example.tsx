import { VisuallyHidden } from '@settee/ui/VisuallyHidden';

export function VisuallyHiddenExample() {
  return (
    <p>
      4.6 <VisuallyHidden>out of 5 stars</VisuallyHidden>
    </p>
  );
}
