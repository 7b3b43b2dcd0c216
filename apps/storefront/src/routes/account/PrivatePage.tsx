import { loginUrl } from '@settee/domain';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useUser } from '../../data/user.ts';
import { Head } from '../../shell/Head.tsx';
import { useOtherParams } from '../../shell/useOtherParams.ts';

/** Page of the account; redirects a guest, for example after a sign-out in another tab, to the sign-in. ROUTE-14 */
export function PrivatePage({ title, children }: { title: string; children: ReactNode }) {
  const withOthers = useOtherParams();
  const { pathname, search } = useLocation();
  const { data } = useUser();
  if (data && !data.isLoggedIn) return <Navigate replace to={withOthers(loginUrl(pathname + search))} />;
  return (
    <>
      <Head title={title} />
      {children}
    </>
  );
}
