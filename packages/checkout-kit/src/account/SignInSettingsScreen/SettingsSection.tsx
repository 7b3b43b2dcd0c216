import { Heading } from '@settee/ui';
import { type ReactNode, useId } from 'react';
import { sectionTitle } from '../../section-title.css.ts';
import * as page from '../account-page.css.ts';
import { useRestoredFocus } from '../useRestoredFocus.ts';

interface SettingsSectionProps {
  title: string;
  text?: string;
  /** Its form is shown in the place of the button that opens it. */
  isOpen?: boolean;
  children: ReactNode;
}

/** One matter of the settings under its title. */
export function SettingsSection({ title, text, isOpen = false, children }: SettingsSectionProps) {
  const id = useId();
  const part = useRestoredFocus<HTMLElement>(isOpen);
  return (
    <section ref={part} className={page.section} aria-labelledby={id}>
      <div className={page.grow}>
        <Heading level={2} size="h3" id={id} className={sectionTitle}>
          {title}
        </Heading>
        {text && <p className={page.text}>{text}</p>}
      </div>
      {children}
    </section>
  );
}
