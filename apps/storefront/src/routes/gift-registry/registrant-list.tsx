import { RegistrantListScreen } from '@settee/configurator-kit';
import { registrantListUrl, type Registry } from '@settee/domain';
import { useAddToCartPorts } from '../../data/add-to-cart.ts';
import { useSafeMutation } from '../../data/port-result.ts';
import { redirectGuestToLogin } from '../../data/guest-redirect.ts';
import { registryQuery, useChecklistSettings, useRegistry, useRegistryPorts } from '../../data/registry.ts';
import type { RouteLocation, RouteModule } from '../../page.ts';
import { accountMessages } from '../../shell/account-messages.ts';
import { QueryBoundary } from '../../shell/QueryBoundary.tsx';
import { useSite } from '../../data/site.ts';
import { RegistryItemBuy } from './RegistryItemBuy.tsx';
import { getRegistryId as idOf } from './registry-id.ts';
import { RegistryPage } from './RegistryPage.tsx';
import { useWords } from '../../shell/words.ts';

export const queries = (location: RouteLocation) => [registryQuery(idOf(location))];
export const redirectTo: RouteModule['redirectTo'] = (location, fetchQuery) =>
  redirectGuestToLogin(registrantListUrl(idOf(location)), location, fetchQuery);

/** One registry of a shopper; the id of another is not found. REG-11 */
export function Screen({ params }: RouteLocation) {
  const messages = useWords('account', accountMessages);
  const id = idOf({ params });
  const { siteCulture } = useSite();
  const { mutate, ...load } = useRegistry(id);
  const checklist = useChecklistSettings();
  const ports = useRegistryPorts(id);
  const cart = useAddToCartPorts();
  const send = useSafeMutation();
  const screen = (registry: Registry | null) => (
    <RegistrantListScreen
      registry={registry}
      siteCulture={siteCulture}
      checklist={checklist}
      ports={ports}
      buy={(item) => <RegistryItemBuy item={item} registryId={id} ports={cart} send={send} />}
      shopUrl="/"
      onRetry={() => void mutate()}
    />
  );
  return (
    <RegistryPage title={messages.registry}>
      <QueryBoundary load={load} skeleton={screen(null)}>
        {screen}
      </QueryBoundary>
    </RegistryPage>
  );
}
