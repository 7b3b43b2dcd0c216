import { ErrorPage } from '../shell/ErrorPage.tsx';

export function Screen() {
  return <ErrorPage />;
}
