import type { GalleryPorts } from '@settee/configurator-kit';
import { getCustomerImages, getVideoUrl, isOverridable } from '@settee/contract';
import { ok, type Sku } from '@settee/domain';
import { useMemo } from 'react';
import { query } from './query.ts';
import { useQuery } from './swr.ts';
import { usePage } from './site.ts';
import { useSafeMutation } from './port-result.ts';
import { useErrorLog } from './problems.ts';

/** Photos that customers sent in; the page shows without them. GALL-21 */
export const customerImagesQuery = (sku: Sku) => query(getCustomerImages, { sku, isKids: false }, { isOptional: true });

export const useCustomerImages = (sku: Sku) => useQuery(customerImagesQuery(sku));

/**
 * Returns the ports of a product gallery; video URLs are requested only if an endpoint is configured. GALL-21,
 * GALL-23
 */
export function useGalleryPorts(sku: Sku): GalleryPorts {
  const send = useSafeMutation();
  const log = useErrorLog();
  const { configuredCalls } = usePage();
  return useMemo<GalleryPorts>(
    () => ({
      loadCustomerImages: () => send(getCustomerImages, { sku, isKids: false }),
      ...(isOverridable(configuredCalls, getVideoUrl) && {
        findVideo: async (source) => {
          const result = await send(getVideoUrl, { source });
          return result.ok ? ok(result.value.videoUrl) : result;
        },
      }),
      log,
    }),
    [send, log, configuredCalls, sku],
  );
}
