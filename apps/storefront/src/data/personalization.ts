import { renderDesign, saveDesign } from '@settee/contract';
import type { MonogrammingRequest } from '@settee/domain';
import type { Send } from './answer.ts';

/** What a personalization can do; `confirmationUrl` is where a design is confirmed, the contract's own path unless told. MONO-21 to MONO-23 */
export function personalizationCalls(send: Send, confirmationUrl: string = saveDesign.path) {
  return {
    render: (request: MonogrammingRequest) => send(renderDesign, request),
    confirm: (request: MonogrammingRequest) => send({ ...saveDesign, path: confirmationUrl }, request),
  };
}
