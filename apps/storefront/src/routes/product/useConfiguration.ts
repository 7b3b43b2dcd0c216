import {
  choose,
  type Configuration,
  configurationQuery,
  type ProductPage,
  parseConfigurationQuery,
} from '@settee/domain';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** A configuration that shows before the router has written it into the address. */
interface Ahead {
  configuration: Configuration;
  query: string;
  step: number;
  /** The addresses on the way to `query`. */
  via: readonly string[];
}

/** Returns the configuration step of a history entry, from 0. */
export const getStep = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'step' in state ? Number(state.step) : 0;

/** The configuration in the address bar. A choice shows at once and is a step of the history; scroll and focus stay. */
export function useConfiguration({ options }: Pick<ProductPage, 'options'>) {
  const { search, pathname, state } = useLocation();
  const navigate = useNavigate();
  const [requested, setRequested] = useState<Ahead | null>(null);
  const inAddress = useMemo(() => parseConfigurationQuery(search, options), [search, options]);
  const [initial] = useState(inAddress);
  const ahead = requested?.via.includes(search) ? requested : null;
  // After the navigation the URL is the source of truth again, also when Back returns to the previous one.
  if (requested && !ahead) setRequested(null);
  // Back may return to the URL of a choice before the router has updated to the next one.
  useEffect(() => {
    const forget = () => setRequested(null);
    window.addEventListener('popstate', forget);
    return () => window.removeEventListener('popstate', forget);
  }, []);
  const step = ahead?.step ?? getStep(state);
  const [top, setTop] = useState(step);
  const configuration = ahead?.configuration ?? inAddress;

  const configure = (next: Configuration) => {
    const text = configurationQuery(options, next);
    const query = text && `?${text}`;
    if (query === (ahead?.query ?? search)) return;
    setRequested({ configuration: next, query, step: step + 1, via: ahead ? [...ahead.via, ahead.query] : [search] });
    setTop(step + 1);
    void navigate(pathname + query, { state: { step: step + 1 }, preventScrollReset: true });
  };
  return {
    configuration,
    /** Configuration of the initial URL. */
    initial,
    configure,
    onChoose: (optionCode: number, choiceCode: number) => configure(choose(configuration, optionCode, choiceCode)),
    canUndo: step > 0,
    canRedo: step < top,
    go: (steps: number) => void navigate(steps),
  };
}

export type ConfigurationControl = ReturnType<typeof useConfiguration>;
