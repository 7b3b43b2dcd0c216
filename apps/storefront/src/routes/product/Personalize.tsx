import type { AddToCartOptions } from '@settee/checkout-kit';
import { PersonalizationPanel } from '@settee/configurator-kit';
import type { PersonalizationOffer, ProductPage } from '@settee/domain';
import { useMemo } from 'react';
import type { Send } from '../../data/port-result.ts';
import { personalizationCalls } from '../../data/personalization.ts';
import type { RecommendationContext } from '../../data/useRecommendationContext.ts';
import { useSite } from '../../shell/site.ts';

/** State of the personalization that the add-to-cart button uses. */
export interface Personal {
  isDisabled: boolean;
  /** FAV-11 */
  isPersonalized: boolean;
  add: Pick<AddToCartOptions, 'confirmMonogramming'>;
}

export interface PersonalizeProps {
  page: ProductPage;
  offer: PersonalizationOffer;
  send: Send;
  place: RecommendationContext;
  onPersonal: (personal: Personal) => void;
}

/** Personalization of the product; loads only if the product supports it. MONO-21 to MONO-23 */
export function Personalize({ page, offer, send, place, onPersonal }: PersonalizeProps) {
  const { siteCulture } = useSite();
  const { log } = place;
  const calls = useMemo(() => personalizationCalls(send), [send]);
  const ports = {
    render: calls.render,
    log: (message: string, problem: unknown) => log(`${message} ${JSON.stringify(problem)}`, 'warn'),
  };
  const { sku, name } = page.browseDto;
  return (
    <PersonalizationPanel
      offer={offer}
      sku={sku}
      name={name}
      itemPrice={page.currentPrice}
      siteCulture={siteCulture}
      ports={ports}
      onOutcome={({ isAddToCartDisabled, isPersonalized, request }) =>
        onPersonal({
          isDisabled: isAddToCartDisabled,
          isPersonalized,
          add: request
            ? {
                confirmMonogramming: ({ Quantity }) => calls.confirm({ ...request, quantity: Quantity }),
              }
            : {},
        })
      }
    />
  );
}
