import { contactService, getHelpPage, getHelpTopics } from '@settee/contract';
import type { ContactRequest, ContactResponse, HelpCode } from '@settee/domain';
import type { PortResult } from '@settee/checkout-kit';
import { useCallback } from 'react';
import { useSafeMutation } from './port-result.ts';
import { query } from './query.ts';
import { useQuery } from './swr.ts';

export const helpTopicsQuery = query(getHelpTopics, {});
export const useHelpTopics = () => useQuery(helpTopicsQuery);

export const helpPageQuery = (code: HelpCode) => query(getHelpPage, { code });
export const useHelpPage = (code: HelpCode) => useQuery(helpPageQuery(code));

/** Returns the function that sends a message to customer service. */
export function useContactService(): (request: ContactRequest) => Promise<PortResult<ContactResponse>> {
  const send = useSafeMutation();
  return useCallback((request) => send(contactService, request), [send]);
}
