'use client';

import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { LoadFailure } from './components/LoadFailure/LoadFailure.tsx';
import { partCode } from './part-code.ts';
import { usePartTries } from './use-part.ts';

/** Part of a page with code that is loaded after that of the page. */
export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Resolves after a try to load the code, so that its first rendering is complete. */
  ready(): Promise<void>;
}

const never = () => () => {};

/** Whether the first rendering uses the HTML of a server. */
function useServed(): boolean {
  const isServed = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [wasServed] = useState(isServed);
  return wasServed;
}

interface PlaceProps {
  onReady: () => void;
  children: ReactNode;
}

/** Marks the place of a part; the first template is `pending` until the part can handle input. */
function Place({ onReady, children }: PlaceProps) {
  const mark = useRef<HTMLTemplateElement>(null);
  const report = useRef(onReady);
  useEffect(() => {
    mark.current?.setAttribute('data-part', 'ready');
    report.current();
  }, []);
  return (
    <>
      <template ref={mark} data-part="pending" />
      {children}
      <template data-part="end" />
    </>
  );
}

/**
 * Loads a part with its first rendering; `fallback` shows meanwhile. The server-rendered HTML of the part stays
 * until the part can handle input, with the props that the server used.
 * As `React.lazy`, but a failure shows a notice in the part's place with a button that loads the code again.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: (props: Props) => ReactNode = () => null,
): LazyPart<Props> {
  const code = partCode(load);
  function Shown(props: Props) {
    const { isRetrying, retry } = usePartTries();
    const Component = code.component();
    return Component ? <Component {...props} /> : <LoadFailure busy={isRetrying} onRetry={retry} />;
  }
  const Awaited = lazy(() => code.firstTry().then(() => ({ default: Shown })));
  function Part(props: Props) {
    const wasServed = useServed();
    // What is there already must not wait for even a moment: a server would render the fallback.
    const [wasLoaded] = useState(() => code.component() !== undefined);
    const [isReady, setIsReady] = useState(wasLoaded);
    const Content: ComponentType<Props> = wasLoaded ? Shown : Awaited;
    const current = (
      <Suspense fallback={fallback(props)}>
        <Place onReady={() => setIsReady(true)}>
          <Content {...props} />
        </Place>
      </Suspense>
    );
    const [first] = useState(current);
    // With other props, React would replace the server's HTML by the fallback until the code is there.
    return wasServed && !isReady ? first : current;
  }
  return Object.assign(Part, { ready: () => code.load() });
}
