import {
  choose,
  type Configuration,
  configurationQuery,
  type ProductPage,
  readConfigurationQuery,
} from '@settee/domain';
import { useCallback, useMemo, useState } from 'react';
import { useLocation, useNavigate } from '../../router/router.tsx';

/** A choice that shows before the router has written it into the address. */
interface Ahead {
  configuration: Configuration;
  query: string;
  /** The addresses on the way to `query`. */
  via: readonly string[];
}

/** The configuration in the address bar; a choice shows at once and replaces the query, scroll and focus stay. */
export function useConfiguration({ options }: Pick<ProductPage, 'options'>): {
  configuration: Configuration;
  onChoose: (optionCode: number, choiceCode: number) => void;
} {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Ahead | null>(null);
  const ahead = asked?.via.includes(search) ? asked : null;
  const inAddress = useMemo(() => readConfigurationQuery(search, options), [search, options]);
  const configuration = ahead?.configuration ?? inAddress;
  const onChoose = useCallback(
    (optionCode: number, choiceCode: number) => {
      const next = choose(configuration, optionCode, choiceCode);
      const query = `?${configurationQuery(options, next)}`;
      setAsked({ configuration: next, query, via: ahead ? [...ahead.via, ahead.query] : [search] });
      navigate(pathname + query, { replace: true });
    },
    [navigate, pathname, search, options, configuration, ahead],
  );
  return { configuration, onChoose };
}
