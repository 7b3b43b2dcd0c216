import type { Choice } from '@settee/domain';
import { choiceName } from '../choice-name.ts';
import { type ProductDetailsMessages, productDetailsMessages } from '../details-messages.ts';
import { FactList, type FactListProps } from '../FactList/FactList.tsx';
import { useWords } from '../../use-words.ts';
import * as css from './MaterialDetails.css.ts';

export interface MaterialDetailsProps {
  choice: Pick<Choice, 'additionalDetails' | 'color' | 'swatchName' | 'title'>;
  messages?: Partial<ProductDetailsMessages> | undefined;
  className?: string;
}

/** Material details: composition, origin, strengths and care. SUMM-04, SUMM-05 */
export function MaterialDetails({ choice, messages, className }: MaterialDetailsProps) {
  const labels = useWords('productDetails', productDetailsMessages, messages);
  const { content, origin, features, careInstructions, images } = choice.additionalDetails;
  const [closeUp] = images;
  const facts: FactListProps['facts'] = [
    [labels.madeOf, [content]],
    [labels.origin, [origin]],
    [labels.features, features],
    [labels.care, careInstructions.map(({ description }) => description)],
  ];
  return (
    <div className={className}>
      {closeUp && (
        <img
          src={closeUp}
          alt={labels.seenClose(choiceName(choice))}
          width={640}
          height={320}
          loading="lazy"
          decoding="async"
          className={css.closeUp}
          style={{ backgroundColor: choice.color }}
        />
      )}
      <FactList facts={facts} />
    </div>
  );
}
