import type { Configuration, ProductPage } from '@settee/domain';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDebugData } from '../../../data/debug.ts';

import { usePage } from '../../../data/site.ts';
import { debuggerUrl as ownUrl } from '../../../debugger-url.ts';

/** Redirects to the debug tools when the configuration is complete in debug mode. PDP-07 */
export function DebugRedirect({ page, choices }: { page: ProductPage; choices: Configuration }) {
  const { debuggerUrl = ownUrl } = usePage();
  const navigate = useNavigate();
  const sku = useDebugData(page, choices).data?.sku;
  useEffect(() => {
    if (sku !== undefined) void navigate(debuggerUrl + sku, { replace: true, state: { choices } });
  }, [debuggerUrl, sku, choices, navigate]);
  return null;
}
