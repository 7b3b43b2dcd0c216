import { Skeleton } from '@settee/ui';
import * as css from './QuickShipPanel.css.ts';

const rows = [0, 1, 2];

/** Skeleton of the items with a loading message. QSHIP-02 */
export function QuickShipSkeleton({ message }: { message: string }) {
  return (
    <div className={css.group}>
      <p role="status" className={css.looking}>
        {message}
      </p>
      <div className={css.items}>
        {rows.map((index) => (
          <div key={index} className={css.waiting}>
            <Skeleton ratio="4 / 3" />
            <Skeleton lines={4} />
          </div>
        ))}
      </div>
    </div>
  );
}
