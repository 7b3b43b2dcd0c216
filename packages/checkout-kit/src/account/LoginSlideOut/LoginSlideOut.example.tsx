import { LoginSlideOut } from '@settee/checkout-kit';
import { useState } from 'react';

export function LoginSlideOutExample() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <LoginSlideOut onClose={() => setOpen(false)} />;
}
