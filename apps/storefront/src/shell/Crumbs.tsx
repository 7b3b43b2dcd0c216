import { Breadcrumbs } from '@settee/ui';
import { useWords } from './words.ts';
import * as css from './Crumbs.css.ts';
import { shellMessages } from './messages.ts';

export interface CrumbsProps {
  /** Breadcrumbs after home; the last item is the current page. */
  items: readonly { label: string; href?: string }[];
}

/** Breadcrumbs of the page. */
export function Crumbs({ items }: CrumbsProps) {
  const messages = useWords('shell', shellMessages);
  return <Breadcrumbs className={css.crumbs} items={[{ label: messages.homeCrumb, href: '/' }, ...items]} />;
}
