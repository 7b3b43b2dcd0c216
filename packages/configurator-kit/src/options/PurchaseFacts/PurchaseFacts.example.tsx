import { PurchaseFacts } from '@settee/configurator-kit';

const financing = { least: 75_000, months: 12, terms: 'No interest if paid in full within 12 months.' };

export function PurchaseFactsExample() {
  return (
    <PurchaseFacts
      afterSale={{ returnDays: 30, cancelHours: null, warrantyYears: 10 }}
      financing={financing}
      isFinanced={false}
      delivery="In-home delivery: $99.00"
    />
  );
}
