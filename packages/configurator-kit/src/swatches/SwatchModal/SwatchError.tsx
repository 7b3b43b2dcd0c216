import { ErrorState } from '@settee/ui';
import * as css from './SwatchModal.css.ts';

/** The form could not be opened. SWATCH-92 */
export function SwatchError({ title, text }: { title: string; text: string }) {
  return (
    <div className={css.middle}>
      <ErrorState title={title} live="assertive">
        {text}
      </ErrorState>
    </div>
  );
}
