import {
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import {
  hearNavigation,
  type Location,
  locationOf,
  navigate,
  type NavigateOptions,
  type NavigationType,
  shownLocation,
} from './history.ts';

interface Visit {
  location: Location;
  kind: NavigationType;
}

const VisitContext = createContext<Visit | null>(null);

function useVisit(): Visit {
  const visit = use(VisitContext);
  if (!visit) throw new Error('There is no router above this component; wrap the page in BrowserRouter.');
  return visit;
}

/** Follows the address bar; the old page stays until the new one is there. */
export function BrowserRouter({ children }: { children: ReactNode }) {
  const [visit, setVisit] = useState<Visit>(() => ({ location: shownLocation(), kind: 'POP' }));
  useLayoutEffect(
    () =>
      hearNavigation((kind) => {
        const location = shownLocation();
        startTransition(() => setVisit({ location, kind }));
      }),
    [],
  );
  return <VisitContext value={visit}>{children}</VisitContext>;
}

/** Shows one address, on the server. `location` is path and query. */
export function StaticRouter({ location, children }: { location: string; children: ReactNode }) {
  return <VisitContext value={{ location: locationOf(location), kind: 'POP' }}>{children}</VisitContext>;
}

/** The address that the page is of. */
export const useLocation = (): Location => useVisit().location;

/** How the shopper came to it. */
export const useNavigationType = (): NavigationType => useVisit().kind;

/** Leads to an address of this site. */
export const useNavigate = (): typeof navigate => navigate;

/** Leads on as soon as it is shown. */
export function Navigate({ to, replace = false }: NavigateOptions & { to: string }) {
  useEffect(() => navigate(to, { replace }), [to, replace]);
  return null;
}

const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/** Follows a link of this site in the app; presses that open a tab or a window stay the browser's. */
export function followLink(event: MouseEvent, href: string): void {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  const { pathname, search, hash } = shownLocation();
  navigate(href, { replace: href === pathname + search + hash });
}
