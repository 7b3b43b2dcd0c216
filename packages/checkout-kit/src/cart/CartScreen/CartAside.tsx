import { type Cart, type Cents, formatPrice, type LineEstimate } from '@settee/domain';
import { Alert, Button, TextButton } from '@settee/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { DeliveryMessages } from '../../delivery/messages.ts';
import { useUsable } from '../../useUsable.ts';
import { CartSummary } from '../CartSummary/CartSummary.tsx';
import type { CartMessages } from '../messages.ts';
import { getSavings } from '../savings.ts';
import type { ServiceMessages } from '../service-messages.ts';
import type { CartPorts } from '../useCart.ts';
import type { CheckoutStartControl } from '../useCheckoutStart.ts';
import { CartServices } from './CartServices.tsx';
import { serviceRows } from './service-rows.ts';
import * as css from './CartScreen.css.ts';
import type { SiteFormat } from '../../use-price-format.ts';

interface CartAsideProps {
  cart: Cart;
  site: SiteFormat;
  ports: CartPorts;
  start: CheckoutStartControl;
  say: (sentence: string) => void;
  labels: CartMessages;
  messages: { services?: Partial<ServiceMessages>; delivery?: Partial<DeliveryMessages> } | undefined;
  /** Wallets that pay the cart at once. */
  express: ReactNode;
  /** A change of the cart is pending. */
  isSettling: boolean;
  onEstimates: (lines: readonly LineEstimate[]) => void;
  onOpen: (layer: 'info' | 'share') => void;
}

/** Wallets, services and totals next to the lines. */
export function CartAside(props: CartAsideProps) {
  const { cart, site, ports, start, say, labels, messages, express, isSettling, onEstimates, onOpen } = props;
  const isUsable = useUsable();
  const { error } = start;
  const extras = (
    <>
      {error && (
        <Alert tone="critical" live="assertive">
          {error}
        </Alert>
      )}
      <div className={css.services} style={getHeight(serviceRows(cart, ports))}>
        {isUsable && (
          <CartServices
            {...{ cart, site, ports, say, onEstimates }}
            messages={messages?.services}
            deliveryMessages={messages?.delivery}
          />
        )}
      </div>
      {ports.getDeliveryInfo && <TextButton onClick={() => onOpen('info')}>{labels.deliveryInfo}</TextButton>}
      {ports.shareCart && <TextButton onClick={() => onOpen('share')}>{labels.share}</TextButton>}
    </>
  );
  return (
    <aside className={css.aside}>
      {express && <div className={css.express}>{express}</div>}
      <CartSummary
        summary={cart.orderSummary}
        savings={getSavings(cart.lineItems, cart.orderSummary.discount)}
        site={site}
        isSettling={isSettling}
        extras={extras}
        action={<CheckoutNow size="large" start={start} labels={labels} />}
        messages={labels}
      />
    </aside>
  );
}

interface CartBarProps {
  total: Cents;
  site: SiteFormat;
  start: CheckoutStartControl;
  labels: CartMessages;
}

/** Total and start of the checkout at the bottom of a phone. */
export function CartBar({ total, site, start, labels }: CartBarProps) {
  const { error } = start;
  return (
    <div className={css.bar}>
      {error && (
        <Alert tone="critical" aria-hidden="true" className={css.barError}>
          {error}
        </Alert>
      )}
      <span>
        <span className={css.barLabel}>{labels.total}</span>
        <span className={css.barTotal}>{formatPrice(total, site)}</span>
      </span>
      <CheckoutNow size="regular" start={start} labels={labels} />
    </div>
  );
}

interface CheckoutNowProps {
  size: 'regular' | 'large';
  start: CheckoutStartControl;
  labels: CartMessages;
}

function CheckoutNow({ size, start, labels }: CheckoutNowProps) {
  return (
    <Button block size={size} busy={start.state.status === 'starting'} onClick={() => void start.start()}>
      {labels.checkoutNow}
    </Button>
  );
}

const getHeight = (rows: number): CSSProperties & Record<'--rows', number> => ({ '--rows': rows });
