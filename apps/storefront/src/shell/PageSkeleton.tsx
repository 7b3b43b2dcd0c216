import { Skeleton, VisuallyHidden } from '@settee/ui';
import { shellMessages } from './messages.ts';
import { useWords } from './words.ts';
import * as css from './PageSkeleton.css.ts';

const cells = [1, 2, 3, 4, 5, 6];

/** Skeleton of a page while it loads. */
export function PageSkeleton() {
  const messages = useWords('shell', shellMessages);
  return (
    <div className={css.page} aria-busy="true">
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      <Skeleton width="40%" height="3rem" />
      <div className={css.grid}>
        {cells.map((cell) => (
          <Skeleton key={cell} ratio="4 / 3" />
        ))}
      </div>
    </div>
  );
}
