import { lazyComponent } from '@settee/ui';
import { useAddToCart } from '@settee/checkout-kit';
import { Visualizer, type VisualizerRegistries } from '@settee/configurator-kit';
import { type CustomConfirmation, ok, optionChoiceParameter, getModelMaterialColors } from '@settee/domain';
import { useRef, useState } from 'react';
import { useAddToCartPorts } from '../../../data/add-to-cart.ts';
import { useVisualizerPorts } from '../../../data/visualizer.ts';
import { hasRegistrantCookie } from '../../../edges/registrant-mode.ts';
import { usePage, useSite } from '../../../data/site.ts';
import { useHasBeenTrue } from '../../../shell/useHasBeenTrue.ts';
import { useHydrated } from '../../../shell/useHydrated.ts';
import { useConfiguredProduct } from '../ProductProvider.tsx';
import * as css from './Room.css.ts';
import { BuyOverlays } from '../../lazy-overlays.ts';

const RoomRegistry = lazyComponent(() =>
  import('../browser-parts/RoomRegistry.tsx').then((module) => module.RoomRegistry),
);

const noTerms: CustomConfirmation = { hasCustomOrderConfirmation: false, message: '', items: [] };

/** Default postal code of the Canadian sites; the default of the kit is in the US. */
const canadianZip = 'M5V 2T6';

/** Shows the product in a room, as it is configured, and adds everything in the room to the cart. VIZ-01, VIZ-13 */
export function Room() {
  const { page, configuration } = useConfiguredProduct();
  const site = useSite();
  const { visualizerUrl, isVisualizerTriggerHidden, addToCartType: addType } = usePage();
  const { sku, name } = page.product;
  const { ports, zipCode } = useVisualizerPorts(sku);
  const cartPorts = useAddToCartPorts();
  const terms = useRef(noTerms);
  // The custom-order terms arrived with the prices, so no request per product is needed.
  const addPorts = { ...cartPorts, fetchCustomConfirmation: async () => ok(terms.current) };
  const add = useAddToCart({ ports: addPorts, addType, hasCustomConfirmation: true });
  const hasOpened = useHasBeenTrue(add.isBusy);
  const [registry, setRegistry] = useState<VisualizerRegistries>();
  const isHydrated = useHydrated();
  const isCanada = site.siteCulture === 'CANADA';
  if (visualizerUrl === '') return null;
  return (
    <div className={css.root}>
      <Visualizer
        product={name}
        hideTrigger={isVisualizerTriggerHidden}
        brand={site.brand}
        locale={site.locale}
        rulerUnit={isCanada ? 'cm' : 'in'}
        layout={site.isCb2 ? 'popup' : 'inline'}
        choices={optionChoiceParameter(page.options, configuration)}
        covers={getModelMaterialColors(page.options, configuration)}
        zipCode={zipCode || (isCanada ? canadianZip : undefined)}
        ports={ports}
        registry={registry}
        cart={{
          isBusy: add.isBusy,
          hasFailed: add.problem !== null,
          add: (lines, onDone) => {
            terms.current = onDone;
            void add.click(lines);
          },
        }}
      />
      {isHydrated && hasRegistrantCookie() && <RoomRegistry onKnown={setRegistry} />}
      {hasOpened && <BuyOverlays add={add} ports={cartPorts} />}
    </div>
  );
}
