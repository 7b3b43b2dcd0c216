import type { Cart, CartDonation, LineEstimate } from '@settee/domain';
import { lazyComponent, TextButton } from '@settee/ui';
import type { DeliveryMessages } from '../../delivery/messages.ts';
import { useZipPanel } from '../../delivery/useZipPanel.ts';
import { ZipPanel } from '../../delivery/ZipPanel/ZipPanel.tsx';
import { useOnEvent } from '../../events.ts';
import type { RequestFailure } from '../../errors/request-failure.ts';
import { DonationPanel } from '../DonationPanel/DonationPanel.tsx';
import { PromoPanel } from '../PromoPanel/PromoPanel.tsx';
import { serviceMessages, type ServiceMessages } from '../service-messages.ts';
import type { SiteFormat } from '../../use-price-format.ts';
import { useWords } from '../../use-words.ts';
import * as css from '../service-panel.css.ts';
import type { CartPorts } from '../useCart.ts';
import { type DonationOptions, useDonation } from '../useDonation.ts';
import { type PickupStoreOptions, usePickupStore } from '../usePickupStore.ts';
import { type PromoOptions, usePromo } from '../usePromo.ts';
import { toServices } from './service-rows.ts';

const PickupStorePopup = lazyComponent(() =>
  import('../PickupStorePopup/PickupStorePopup.tsx').then((module) => module.PickupStorePopup),
);

export interface CartServicesProps {
  cart: Cart;
  site: SiteFormat;
  ports: CartPorts;
  say: (sentence: string) => void;
  onEstimates: (lines: readonly LineEstimate[]) => void;
  messages?: Partial<ServiceMessages>;
  deliveryMessages?: Partial<DeliveryMessages>;
}

/** Renders the cart services beyond the lines; each requires its port functions. CART-19, CART-21 to CART-23 */
export function CartServices(props: CartServicesProps) {
  const { cart, site, ports, say, onEstimates, messages, deliveryMessages } = props;
  const onEvent = useOnEvent();
  const labels = useWords('service', serviceMessages, messages);
  const onProblem = (problem: RequestFailure) => ports.log({ ...problem, basketId: cart.basketId });
  const zip = useZipPanel({
    ports,
    siteCulture: site.siteCulture,
    onProblem,
    onApplied: () => onEvent({ type: 'cart.zipApplied' }),
  });
  const shared = { labels, say, onProblem };
  const { pickup, promo, donation } = toServices(cart, ports);
  return (
    <>
      <ZipPanel
        zip={zip}
        current={cart.cartSummary.taxZipCode}
        siteCulture={site.siteCulture}
        messages={deliveryMessages}
      />
      {pickup && <Pickup {...shared} cart={cart} onEstimates={onEstimates} ports={pickup} />}
      {promo && <Promo {...shared} applied={cart.cartSummary.discountCode} ports={promo} />}
      {donation && (
        <Donation
          {...shared}
          donation={donation.donation}
          site={site}
          ports={{ addDonation: donation.addDonation, removeItem: ports.removeItem }}
        />
      )}
    </>
  );
}

function Promo({ applied, ...options }: PromoOptions & { applied: string }) {
  return <PromoPanel promo={usePromo(options)} applied={applied} messages={options.labels} />;
}

function Donation(options: DonationOptions & { donation: CartDonation }) {
  const { donation, site, labels } = options;
  return <DonationPanel control={useDonation(options)} donation={donation} site={site} messages={labels} />;
}

function Pickup(options: PickupStoreOptions) {
  const { cart, labels } = options;
  const { state, open, close, choose } = usePickupStore(options);
  const name = cart.pickup.store?.name;
  return (
    <div className={css.root}>
      <p className={css.shown}>
        {labels.pickupTitle}
        <TextButton
          aria-haspopup="dialog"
          onPointerEnter={() => PickupStorePopup.load()}
          onFocus={() => PickupStorePopup.load()}
          aria-label={name && labels.pickupChange(name)}
          onClick={open}
        >
          {name ?? labels.pickupOpen}
        </TextButton>
      </p>
      {state.status !== 'closed' && (
        <PickupStorePopup
          pickup={cart.pickup}
          isBusy={state.status === 'saving'}
          message={state.message}
          onChoose={(locationId) => void choose(locationId)}
          onClose={close}
          messages={labels}
        />
      )}
    </div>
  );
}
