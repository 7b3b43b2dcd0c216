import type { PersonalizationOffer } from '@settee/domain';
import { Image, TextButton } from '@settee/ui';
import type { PersonalizationMessages } from '../messages.ts';
import type { PersonalizationState } from '../reducer.ts';
import * as css from './PersonalizationPanel.css.ts';

export interface PreviewProps {
  offer: PersonalizationOffer;
  state: PersonalizationState;
  /** Name of the product. */
  name: string;
  /** Texts of the design. */
  texts: readonly string[];
  labels: PersonalizationMessages;
  onRetry: () => void;
}

/** The product with the design once it is drawn. */
export function Preview({ offer, state, name, texts, labels, onRetry }: PreviewProps) {
  const { imageUrl } = state;
  const { overlay: _, ...baseImage } = offer.picture;
  const isDrawn = imageUrl !== '';
  return (
    <>
      <figure className={css.preview} aria-busy={state.requestId > 0}>
        <Image
          picture={isDrawn ? { ...baseImage, avif: [], webp: { width: 1000, url: imageUrl } } : offer.picture}
          alt={isDrawn ? labels.previewWith({ name, texts }) : labels.preview(name)}
          sizes="(min-width: 1024px) 480px, 100vw"
        />
      </figure>
      {state.isUnreachable && (
        <div role="status" className={css.unreachable}>
          <span className={css.note}>{labels.notDrawn}</span>
          <TextButton onClick={onRetry}>{labels.retry}</TextButton>
        </div>
      )}
    </>
  );
}
