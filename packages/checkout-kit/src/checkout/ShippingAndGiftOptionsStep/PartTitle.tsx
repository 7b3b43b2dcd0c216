import { Heading } from '@settee/ui';
import { sectionTitle } from '../../section-title.css.ts';

export interface PartTitleProps {
  /** Whether it is below the title of one of several recipients. */
  isNested: boolean;
  children: string;
}

/** Title of the delivery or gift options of a recipient. */
export function PartTitle({ isNested, children }: PartTitleProps) {
  if (isNested) return <Heading level={3}>{children}</Heading>;
  return (
    <Heading level={2} size="h3" className={sectionTitle}>
      {children}
    </Heading>
  );
}
