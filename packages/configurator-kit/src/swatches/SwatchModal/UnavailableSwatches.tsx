import type { SwatchData } from '@settee/domain';
import { Heading, Inline } from '@settee/ui';
import type { SwatchMessages } from '../messages.ts';
import * as css from './SwatchModal.css.ts';

/** In place of the form: which fabrics are not available. SWATCH-04, SWATCH-05 */
export function UnavailableSwatches({ swatches, labels }: { swatches: readonly SwatchData[]; labels: SwatchMessages }) {
  return (
    <div role="status" className={css.middle}>
      <Heading level={3}>{labels.unavailableTitle}</Heading>
      <p className={css.text}>{labels.unavailable(swatches.length)}</p>
      <Inline as="ul" gap={5} justify="center">
        {swatches.map(({ ChoiceCode, Description, ImagePath }) => (
          <li key={ChoiceCode} className={css.missed}>
            {ImagePath !== '' && <img src={ImagePath} alt="" width={72} height={72} className={css.image} />}
            {Description}
          </li>
        ))}
      </Inline>
    </div>
  );
}
