import { RegistrantListScreen } from '@settee/configurator-kit';
import { registrantListUrl, type Registry } from '@settee/domain';
import { useAddToCartPorts } from '../../data/add-to-cart.ts';
import { useSend } from '../../data/answer.ts';
import { leadOfGuest } from '../../data/guest-lead.ts';
import { registryRead, useChecklistSettings, useRegistry, useRegistryPorts } from '../../data/registry.ts';
import { useFeedPlace } from '../../data/useFeedPlace.ts';
import type { Place, RouteModule } from '../../page.ts';
import { accountMessages as messages } from '../../shell/account-messages.ts';
import { LoadGate } from '../../shell/LoadGate.tsx';
import { useSite } from '../../shell/site.ts';
import { RegistryItemBuy } from './RegistryItemBuy.tsx';
import { registryIdOf as idOf } from './registry-id.ts';
import { RegistryPage } from './RegistryPage.tsx';

export const reads = (place: Place) => [registryRead(idOf(place))];
export const leadsTo: RouteModule['leadsTo'] = (place, ask) => leadOfGuest(registrantListUrl(idOf(place)), place, ask);

/** One registry of a shopper; the id of another is not found. REG-11 */
export function Screen({ params }: Place) {
  const id = idOf({ params });
  const { siteCulture } = useSite();
  const { mutate, ...load } = useRegistry(id);
  const checklist = useChecklistSettings();
  const ports = useRegistryPorts(id);
  const cart = useAddToCartPorts();
  const send = useSend();
  const feed = useFeedPlace();
  const screen = (registry: Registry | null) => (
    <RegistrantListScreen
      registry={registry}
      siteCulture={siteCulture}
      checklist={checklist}
      ports={ports}
      buy={(item) => <RegistryItemBuy item={item} registryId={id} ports={cart} send={send} place={feed} />}
      shopUrl="/"
      onRetry={() => void mutate()}
    />
  );
  return (
    <RegistryPage title={messages.registry}>
      <LoadGate load={load} skeleton={screen(null)}>
        {screen}
      </LoadGate>
    </RegistryPage>
  );
}
