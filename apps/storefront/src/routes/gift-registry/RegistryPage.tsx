import { type ReactNode, useEffect } from 'react';
import { enterRegistrantMode } from '../../edges/registry-cookies.ts';
import { PrivatePage } from '../account/PrivatePage.tsx';

/** A page of the registries: for those who are signed in, and of no search engine. REG-01 */
export function RegistryPage({ title, children }: { title: string; children: ReactNode }) {
  useEffect(enterRegistrantMode, []);
  return <PrivatePage title={title}>{children}</PrivatePage>;
}
