import { IconButton, lazyComponent, useIntent } from '@settee/ui';
import { useState } from 'react';
import { shellMessages } from '../messages.ts';
import { useWords } from '../words.ts';

const MobileMenu = lazyComponent(() => import('./MobileMenu.tsx').then((module) => module.MobileMenu));

/** Button that opens the menu on small screens; the code of the menu loads before or with the first click. */
export function MenuButton({ className }: { className: string }) {
  const messages = useWords('shell', shellMessages);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const intent = useIntent(MobileMenu.load);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <div className={className}>
      <IconButton
        {...intent}
        icon="menu"
        label={messages.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      />
      {isWanted ? <MobileMenu open={isOpen} onOpenChange={setOpen} /> : null}
    </div>
  );
}
