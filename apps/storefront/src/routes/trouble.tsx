import { ErrorPage } from '../shell/Trouble.tsx';

export function Screen() {
  return <ErrorPage />;
}
