import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { parsedUrl } from '../edges/navigation.ts';
import { loadPage } from '../page-module.ts';
import { pageAt } from '../routes.ts';
import { useDataSource } from './data-source.ts';
import { getQueryKey, type Query } from './query.ts';

/** Fetches code and data of an address that the shopper is about to open. */
export function usePrefetch(): (href: string) => void {
  const source = useDataSource();
  const { mutate } = useSWRConfig();
  return useCallback(
    (href) => {
      const url = parsedUrl(href);
      if (!url) return;
      const { page, params } = pageAt(url.pathname);
      const fill = async (read: Query) => {
        source.freshness.note(read);
        try {
          await mutate(getQueryKey(read), await source.call(read.endpoint, read.input), { revalidate: false });
        } catch {
          source.freshness.expire([read.endpoint.id]);
        }
      };
      loadPage(page).then(
        (module) => {
          const reads = module.queries?.({ params, query: url.searchParams }) ?? [];
          for (const read of reads) if (!read.isLive && source.freshness.isStale(read)) void fill(read);
        },
        () => undefined,
      );
    },
    [source, mutate],
  );
}
