import { Text } from '@settee/ui';
import { useId } from 'react';
import type { ChoiceMessages } from '../choice-messages.ts';
import * as css from '../MaterialFlyout/MaterialFlyout.css.ts';

const steps = [1, 2, 3, 4, 5];

export interface ComfortScaleProps {
  comfort: { text: string; scale: number };
  labels: ChoiceMessages;
}

/** Feel of a material, as text and on a scale from soft to crisp. FLY-09 */
export function ComfortScale({ comfort, labels }: ComfortScaleProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.title}>
        {labels.comfort}
      </h3>
      <div className={css.scale}>
        <Text>{comfort.text}</Text>
        <div role="img" aria-label={labels.comfortOf(comfort.scale)} className={css.bar}>
          {steps.map((step) => (
            <span key={step} data-on={step <= comfort.scale || undefined} className={css.mark1} />
          ))}
        </div>
        <div aria-hidden="true" className={css.ends}>
          <span>{labels.soft}</span>
          <span>{labels.crisp}</span>
        </div>
      </div>
    </section>
  );
}
