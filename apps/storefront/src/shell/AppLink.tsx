import type { AnchorProps } from '@settee/ui';
import { usePrefetch } from '../data/usePrefetch.ts';
import { followLink } from '../router/router.tsx';
import { notFoundPage, pageAt } from '../routes.ts';

const isPageOfOurs = (href: string) =>
  href.startsWith('/') && !href.startsWith('//') && pageAt(href.replace(/[?#].*$/, '')).page !== notFoundPage;

/** A link that stays in the app where the app has the page, and makes it ready on hover, focus and touch. */
export function AppLink({ href = '', target, onPointerEnter, onFocus, ...rest }: AnchorProps) {
  if (target || rest.download !== undefined || !isPageOfOurs(href)) {
    return <a {...rest} href={href} target={target} onPointerEnter={onPointerEnter} onFocus={onFocus} />;
  }
  return <InAppLink {...rest} href={href} onPointerEnter={onPointerEnter} onFocus={onFocus} />;
}

function InAppLink({ href = '', onClick, onPointerEnter, onFocus, ...rest }: AnchorProps) {
  const prefetch = usePrefetch();
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) followLink(event, href);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch(href);
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch(href);
      }}
    />
  );
}
