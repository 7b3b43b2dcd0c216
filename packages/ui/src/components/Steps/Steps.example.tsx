import { Steps } from '@settee/ui/Steps';

export function StepsExample() {
  return (
    <Steps
      label="Checkout"
      items={[
        { label: 'Shipping', href: '/checkout/shipping', state: 'done' },
        { label: 'Payment', state: 'current' },
        { label: 'Review', state: 'todo' },
      ]}
    />
  );
}
