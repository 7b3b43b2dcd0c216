import { loginUrl, type UserAccount } from '@settee/domain';
import type { Redirect, RouteLocation } from '../page.ts';
import type { FetchQuery } from './query.ts';
import { userQuery } from './user.ts';

/** Redirects a guest from an account page to the sign-in page, which redirects back. ROUTE-14, SITE-17 */
export async function redirectGuestToLogin(
  path: string,
  { query }: Pick<RouteLocation, 'query'>,
  fetchQuery: FetchQuery,
): Promise<Redirect | null> {
  const user: UserAccount = await fetchQuery(userQuery);
  if (user.isLoggedIn) return null;
  const search = query.size > 0 ? `?${query}` : '';
  return { to: loginUrl(path + search), isPermanent: false };
}
