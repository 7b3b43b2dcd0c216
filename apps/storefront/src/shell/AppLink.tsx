import { inLanguage } from '@settee/domain';
import { type AnchorProps, LinkProvider } from '@settee/ui';
import { createContext, type MouseEvent, type ReactNode, use, useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { getPathname } from '../edges/navigation.ts';
import { usePrefetch } from '../data/usePrefetch.ts';
import { usePage } from '../data/site.ts';
import { notFoundPage, pageAt } from '../routes.ts';
import { linkWithOtherParams } from '../other-params.ts';

const isAppPage = (href: string) =>
  href.startsWith('/') && !href.startsWith('//') && pageAt(href.replace(/[?#].*$/, '')).page !== notFoundPage;

/** The server redirects this URL to a page. */
const isRedirect = (href: string) => href === '/checkout';

/** Opens a page of the app by a click on a link, unless a modifier key requests another tab or window. */
type Follow = (event: MouseEvent<HTMLAnchorElement>, href: string) => void;

const FollowContext = createContext<Follow>(() => undefined);

/** Provides the links of the app. The router's own click handler would render every link with each change of the address. */
export function AppLinkProvider({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const latest = useRef(navigate);
  useEffect(() => {
    latest.current = navigate;
  });
  const follow = useCallback<Follow>((event, href) => {
    const { button, metaKey, altKey, ctrlKey, shiftKey, currentTarget } = event;
    if (button !== 0 || metaKey || altKey || ctrlKey || shiftKey) return;
    event.preventDefault();
    const [pathname, { search, hash }] = [getPathname(), location];
    const to = linkWithOtherParams(href, { pathname, search });
    // Browsers, too, add no entry to the history for a link to the present address.
    const isPresent = currentTarget.href === location.href || to === pathname + search + hash;
    void latest.current(to, { replace: isPresent });
  }, []);
  return (
    <LinkProvider link={AppLink}>
      <FollowContext value={follow}>{children}</FollowContext>
    </LinkProvider>
  );
}

/** A link that navigates within the app if the app has the page, and prefetches it on hover, focus and touch. */
function AppLink({ href = '', target, onPointerEnter, onFocus, ...rest }: AnchorProps) {
  const { languagePrefix } = usePage();
  const isPage = isAppPage(href);
  const url = isPage || isRedirect(href) ? inLanguage(languagePrefix, href) : href;
  if (target || rest.download !== undefined || !isPage) {
    return <a {...rest} href={url} target={target} onPointerEnter={onPointerEnter} onFocus={onFocus} />;
  }
  return <InAppLink {...rest} href={href} url={url} onPointerEnter={onPointerEnter} onFocus={onFocus} />;
}

function InAppLink({ href = '', url, onClick, onPointerEnter, onFocus, ...rest }: AnchorProps & { url: string }) {
  const prefetch = usePrefetch();
  const follow = use(FollowContext);
  return (
    <a
      {...rest}
      href={url}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event, href);
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
