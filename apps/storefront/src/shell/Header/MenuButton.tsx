import { IconButton, lazyComponent } from '@settee/ui';
import { useState } from 'react';
import { messages } from '../messages.ts';

const MobileMenu = lazyComponent(() => import('./MobileMenu.tsx').then((module) => module.MobileMenu));

/** Button that opens the menu on small screens; the code of the menu loads with the first click. */
export function MenuButton({ className }: { className: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <div className={className}>
      <IconButton icon="menu" label={messages.menu} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open} />
      {isWanted ? <MobileMenu open={isOpen} onOpenChange={setOpen} /> : null}
    </div>
  );
}
