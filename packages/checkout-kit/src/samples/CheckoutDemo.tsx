import type { CheckoutState, CheckoutStep, Site } from '@settee/domain';
import { AnnouncerProvider } from '@settee/ui';
import type { OnEvent } from '../events.ts';
import { CheckoutFrame } from '../order/CheckoutFrame/CheckoutFrame.tsx';
import { PaymentAndBillingStep } from '../order/PaymentAndBillingStep/PaymentAndBillingStep.tsx';
import type { CheckoutPorts } from '../order/ports.ts';
import { ReviewStep } from '../order/ReviewStep/ReviewStep.tsx';
import { ShippingAndGiftOptionsStep } from '../order/ShippingAndGiftOptionsStep/ShippingAndGiftOptionsStep.tsx';
import { ShippingStep } from '../order/ShippingStep/ShippingStep.tsx';
import { type CheckoutOptions, useCheckout } from '../order/useCheckout.ts';
import type { Fault } from './cart.ts';
import { checkoutFixture, checkoutPortsFixture } from './checkout.ts';

export interface CheckoutDemoProps extends Omit<CheckoutOptions, 'initial' | 'ports' | 'step'> {
  step: Exclude<CheckoutStep, 5>;
  /** Makes every call slow, failing or lose the session. */
  fault: Fault;
  /** Stand in for single calls. */
  ports: Partial<CheckoutPorts>;
  /** Changes the sample checkout. */
  change: (state: CheckoutState) => CheckoutState;
  /** Gets the kit's events, by the decorator of all stories. */
  onEvent?: OnEvent;
}

const STEPS = { 1: ShippingStep, 2: ShippingAndGiftOptionsStep, 3: PaymentAndBillingStep, 4: ReviewStep };

/** A step of the checkout in its frame, over sample data. */
export function CheckoutDemo({ step, fault, ports, change, site, ...options }: CheckoutDemoProps) {
  const state = change(checkoutFixture(site));
  return (
    <AnnouncerProvider>
      <Framed
        {...options}
        step={step}
        site={site}
        initial={state}
        ports={{ ...checkoutPortsFixture(state, fault), ...ports }}
      />
    </AnnouncerProvider>
  );
}

function Framed(props: CheckoutOptions & { step: keyof typeof STEPS; site: Site }) {
  const checkout = useCheckout(props);
  const Step = STEPS[props.step];
  return (
    <CheckoutFrame checkout={checkout}>
      <Step checkout={checkout} />
    </CheckoutFrame>
  );
}
