import { TermsPopup } from '@settee/checkout-kit';
import { termsFixture } from '@settee/checkout-kit/testing';
import { useState } from 'react';

export function TermsPopupExample() {
  const [isOpen, setOpen] = useState(true);
  return (
    <TermsPopup
      terms={isOpen ? termsFixture('main') : null}
      onAccept={() => setOpen(false)}
      onDecline={() => setOpen(false)}
    />
  );
}
