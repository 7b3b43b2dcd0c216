import { QuoteRequestPopup } from '@settee/checkout-kit';
import { ok } from '@settee/domain';
import { useState } from 'react';

const ports = {
  requestQuote: async () => ok({ isSuccess: true as const, quoteNumber: 'K7QF-3MTX-92' }),
  log: () => {},
};

export function QuoteRequestPopupExample() {
  const [isOpen, setOpen] = useState(true);
  return (
    isOpen && (
      <QuoteRequestPopup
        product={{ sku: 100503, name: 'Tansy Media Console' }}
        ports={ports}
        onClose={() => setOpen(false)}
      />
    )
  );
}
