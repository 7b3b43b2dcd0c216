import type { CartPorts } from '@settee/checkout-kit';
import { getPopup } from '@settee/contract';
import { err, ok } from '@settee/domain';
import { parsedUrl } from '../edges/navigation.ts';
import { CmsContent } from './CmsContent.tsx';
import type { Send } from './port-result.ts';

type LoadPopup = NonNullable<CartPorts['loadPopup']>;

/** Loads the popup that a response names by its URL; only popups of this site open. CHK-04, CMS-01 */
export async function loadPopup(send: Send, url: string): Promise<Awaited<ReturnType<LoadPopup>>> {
  const target = parsedUrl(url);
  if (target?.origin !== window.location.origin || target.pathname !== getPopup.path)
    return err({ message: 'Not a popup of this site', action: 'OpenPopup', apiUrl: url });
  const result = await send(getPopup, { popupName: target.searchParams.get('popupName') ?? '' });
  if (!result.ok) return result;
  const { title, html } = result.value;
  return ok({ title, body: <CmsContent html={html} /> });
}
