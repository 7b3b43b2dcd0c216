import { renderDesign, saveDesign } from '@settee/contract';
import type { MonogrammingRequest } from '@settee/domain';
import type { Send } from './port-result.ts';

/** Returns the ports of a personalization. MONO-21 to MONO-23 */
export function personalizationCalls(send: Send) {
  return {
    render: (request: MonogrammingRequest) => send(renderDesign, request),
    confirm: (request: MonogrammingRequest) => send(saveDesign, request),
  };
}
