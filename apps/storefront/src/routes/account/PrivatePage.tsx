import { loginUrl } from '@settee/domain';
import type { ReactNode } from 'react';
import { useUser } from '../../data/user.ts';
import { Navigate, useLocation } from '../../router/router.tsx';
import { Head } from '../../shell/Head.tsx';

/** A page of the account; a guest, such as one signed out in another tab, is led to the sign-in. ROUTE-14 */
export function PrivatePage({ title, children }: { title: string; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { data } = useUser();
  if (data && !data.isLoggedIn) return <Navigate replace to={loginUrl(pathname + search)} />;
  return (
    <>
      <Head title={title} />
      {children}
    </>
  );
}
