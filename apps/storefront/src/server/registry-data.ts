import { cookieIn, defaultAccountCookie, defaultChecklist, registrantModeCookie, registriesUrl } from '@settee/domain';
import type { Context } from 'hono';
import { setCookie } from 'hono/cookie';
import type { PageData } from '../page-data.ts';
import type { ServerDeps, ServerEnv } from './server-deps.ts';

const isOfRegistry = (pathname: string) => pathname === registriesUrl || pathname.startsWith(`${registriesUrl}/`);

/** Enters registry mode on any registry page, signed in or not. REG-01 */
export function enterRegistrantMode(context: Context<ServerEnv>): void {
  const { url } = context.var;
  if (!isOfRegistry(url.pathname) || isRegistrantMode(context)) return;
  setCookie(context, registrantModeCookie, 'true', {
    path: '/',
    sameSite: 'Lax',
    secure: url.protocol === 'https:',
  });
}

const isRegistrantMode = (context: Context<ServerEnv>) =>
  cookieIn(context.req.header('cookie') ?? '', registrantModeCookie) === 'true';

type RegistryPageData = Pick<PageData, 'isRegistrantMode' | 'accountCookie' | 'checklist'>;

/** Returns the registry settings of a page, without default values. REG-01, REG-02, REG-13, REG-15 */
export function registryData(
  context: Context<ServerEnv>,
  {
    accountCookie = defaultAccountCookie,
    isInteractiveChecklist = defaultChecklist.isInteractiveChecklist,
    checklistEventTypes = defaultChecklist.checklistEventTypes,
  }: ServerDeps['config'],
): RegistryPageData {
  const isUsual = isInteractiveChecklist && checklistEventTypes.join() === defaultChecklist.checklistEventTypes.join();
  return {
    ...(isRegistrantMode(context) && { isRegistrantMode: true as const }),
    ...(accountCookie !== defaultAccountCookie && { accountCookie }),
    ...(!isUsual && { checklist: { isInteractiveChecklist, checklistEventTypes } }),
  };
}
