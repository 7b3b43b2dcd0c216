import { SummaryList } from '@settee/ui/SummaryList';

export function SummaryListExample() {
  return (
    <SummaryList
      rows={[
        { label: 'Merchandise Subtotal', value: '$1,899.00' },
        { label: 'Discount', value: '-$100.00', tone: 'signal' },
        { label: 'Order Total', value: '$1,799.00', strong: true },
      ]}
    />
  );
}
