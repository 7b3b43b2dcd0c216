'use client';

import { Dialog } from '@settee/ui';
import type { ReactNode } from 'react';
import * as css from './HelpPopup.css.ts';

/** What a message popup shows; the host turns its content into elements. CMS-01 */
export interface PopupContent {
  title: string;
  body: ReactNode;
}

export interface HelpPopupProps {
  content: PopupContent;
  closeLabel: string;
  onClose: () => void;
}

/** A message popup, as the one that shows where a security code stands. CARD-04 */
export function HelpPopup({ content, closeLabel, onClose }: HelpPopupProps) {
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={content.title}
      closeLabel={closeLabel}
      size="small"
    >
      <div className={css.body}>{content.body}</div>
    </Dialog>
  );
}
