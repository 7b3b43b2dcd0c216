import type { GalleryPorts } from '@settee/configurator-kit';
import { getCustomerImages, getVideoUrl, isOverridable } from '@settee/contract';
import { ok, type Sku } from '@settee/domain';
import { useMemo } from 'react';
import { usePage } from '../shell/site.ts';
import { useSafeMutation } from './port-result.ts';
import { useLog } from './problems.ts';

/**
 * Returns the ports of a product gallery; video URLs are requested only if an endpoint is configured. GALL-21,
 * GALL-23
 */
export function useGalleryPorts(sku: Sku): GalleryPorts {
  const send = useSafeMutation();
  const write = useLog();
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
      log: (message, problem) => write(`${message} ${JSON.stringify(problem)}`),
    }),
    [send, write, configuredCalls, sku],
  );
}
