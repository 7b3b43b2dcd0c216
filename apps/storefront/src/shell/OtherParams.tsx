import { useLocation } from 'react-router-dom';
import { otherFields } from '../other-params.ts';

/** Hidden fields of a form that opens its own page again without script: they send the parameters of others along. Decision 8 */
export function OtherParams({ path }: { path: string }) {
  const { pathname, search } = useLocation();
  if (pathname !== path) return null;
  return otherFields(path, { pathname, search }).map(([name, value], index) => (
    <input key={index} type="hidden" name={name} value={value} />
  ));
}
