import { TextPersonalization, useConfigurator } from '@settee/configurator-kit';
import type { ProductPage } from '@settee/domain';

/** Legacy personalization of the product; loads only if the product has it. MONO-20 */
export function PersonalizeText({ offer }: { offer: NonNullable<ProductPage['textPersonalization']> }) {
  const { siteCulture, dispatch } = useConfigurator();
  return (
    <TextPersonalization
      offer={offer}
      siteCulture={siteCulture}
      onOutcome={(personalization) => dispatch({ type: 'personalized', personalization })}
    />
  );
}
