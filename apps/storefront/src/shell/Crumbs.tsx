import { Breadcrumbs } from '@settee/ui';
import * as css from './Crumbs.css.ts';
import { messages } from './messages.ts';

export interface CrumbsProps {
  /** After home; the last one is the page itself. */
  items: readonly { label: string; href?: string }[];
}

/** Where the page stands in the shop. */
export function Crumbs({ items }: CrumbsProps) {
  return <Breadcrumbs className={css.crumbs} items={[{ label: messages.homeCrumb, href: '/' }, ...items]} />;
}
