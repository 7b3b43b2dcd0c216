import { ShareCartPopup } from '@settee/checkout-kit';
import { getSite, ok } from '@settee/domain';
import { useState } from 'react';

const site = getSite('main', 'USA');
const share = async () =>
  ok({ isSuccess: true as const, url: 'https://shop.example/shared-cart/k7', expiresAt: '2030-01-31T12:00:00.000Z' });

export function ShareCartPopupExample() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <ShareCartPopup share={share} onProblem={() => {}} site={site} onClose={() => setOpen(false)} />;
}
