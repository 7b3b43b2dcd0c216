import { AddOns, RecommendationCarousel, TermsPopup, useItemAdds } from '@settee/checkout-kit';
import { type RegistryAddControl, RegistryConfirmation, RegistryPicker } from '@settee/configurator-kit';
import { useCartFeed, useFeed } from '../../../data/recommendations.ts';
import { useRegistryItemPorts } from '../../../data/registry-items.ts';
import { useChecklistSettings } from '../../../data/registry.ts';
import { useRecommendationContext } from '../../../data/useRecommendationContext.ts';
import { isScanMode } from '../../../edges/registry-cookies.ts';
import { useSite } from '../../../data/site.ts';

export interface RegistryOverlaysProps {
  control: RegistryAddControl;
  /** Path to return to after the sign-in of a guest. REG-03 */
  guestPath: string;
}

/** Overlays of 'Add to Registry'. REG-04 to REG-20 */
export function RegistryOverlays({ control, guestPath }: RegistryOverlaysProps) {
  const context = useRecommendationContext();
  const site = useSite();
  const checklist = useChecklistSettings();
  const { adding, lastGrId } = control.state;
  const firstSku = adding.status === 'confirmed' ? adding.items.slice(0, 1).map(({ sku }) => sku) : [];
  const extras = useFeed(context, 'add_to_registry_confirmation', firstSku[0] ?? null);
  const { youMayAlsoWant = null } = useCartFeed(context, firstSku) ?? {};
  const itemPorts = useRegistryItemPorts(lastGrId, control.countIn);
  const adds = useItemAdds({ ports: itemPorts, location: 'Furniture Add-On', isRegistry: true });
  const wants = useItemAdds({ ports: itemPorts, location: 'Carousel', isRegistry: true });
  return (
    <>
      {adding.status === 'terms' && (
        <TermsPopup
          terms={adding.terms}
          isRegistry
          guestPath={guestPath}
          onSignIn={control.acceptTerms}
          onAccept={control.acceptTerms}
          onDecline={control.close}
        />
      )}
      {(adding.status === 'choosing' || (adding.status === 'adding' && adding.registries)) && (
        <RegistryPicker
          product={adding.request.product}
          registries={adding.registries ?? []}
          grId={adding.grId}
          busy={adding.status === 'adding'}
          onChoose={control.choose}
          onSubmit={() => void control.submit()}
          onClose={control.close}
        />
      )}
      {adding.status === 'confirmed' && (
        <RegistryConfirmation
          items={adding.items}
          grId={adding.grId}
          site={site}
          layout={site.isCb2 ? 'slideOut' : 'dialog'}
          isScanMode={isScanMode()}
          checklist={checklist}
          onClose={control.close}
          addOns={extras?.length === 0 ? undefined : <AddOns items={extras} adds={adds} />}
          alsoWant={<RecommendationCarousel kind="alsoWant" items={youMayAlsoWant} registryAdds={wants} />}
        />
      )}
    </>
  );
}
