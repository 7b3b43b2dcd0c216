import { PersonalizationPanel, useConfigurator } from '@settee/configurator-kit';
import type { PersonalizationOffer } from '@settee/domain';
import { usePersonalizationPorts } from '../../../data/personalization.ts';

/** Personalization of the product; loads only if the product supports it. MONO-21 to MONO-23 */
export function Personalize({ offer }: { offer: PersonalizationOffer }) {
  const { page, siteCulture, dispatch } = useConfigurator();
  const ports = usePersonalizationPorts();
  const { sku, name } = page.product;
  return (
    <PersonalizationPanel
      offer={offer}
      sku={sku}
      name={name}
      itemPrice={page.currentPrice}
      siteCulture={siteCulture}
      ports={ports}
      onOutcome={(personalization) => dispatch({ type: 'personalized', personalization })}
    />
  );
}
