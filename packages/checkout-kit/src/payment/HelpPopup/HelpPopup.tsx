'use client';

import { Dialog } from '@settee/ui';
import type { ReactNode } from 'react';
import * as css from './HelpPopup.css.ts';

/** Content of a message popup; the host converts it to elements. CMS-01 */
export interface PopupContent {
  title: string;
  body: ReactNode;
}

export interface HelpPopupProps {
  content: PopupContent;
  closeLabel: string;
  onClose: () => void;
}

/** Message popup, such as the one that shows the position of the security code. CARD-04 */
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
