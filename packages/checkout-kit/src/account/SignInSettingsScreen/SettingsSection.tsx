import { Heading } from '@settee/ui';
import { type ReactNode, useId } from 'react';
import { sectionTitle } from '../../section-title.css.ts';
import * as page from '../account-page.css.ts';

/** One matter of the settings under its title. */
export function SettingsSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className={page.section} aria-labelledby={id}>
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
