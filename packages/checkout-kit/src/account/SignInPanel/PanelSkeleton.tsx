import { Skeleton, VisuallyHidden } from '@settee/ui';
import * as css from './SignInPanel.css.ts';

/** The two fields and the button while they are on their way, at their size. */
export function PanelSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={css.skeleton}>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      <Skeleton height={72} />
      <Skeleton height={72} />
      <Skeleton height={44} />
      <Skeleton height={56} />
    </div>
  );
}
