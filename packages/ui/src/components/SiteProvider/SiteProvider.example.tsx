import { Carousel } from '@settee/ui/Carousel';
import { SiteProvider } from '@settee/ui/SiteProvider';
import { messages as ui } from '@settee/ui/locales/fr-CA';

/** The provider wraps the app once; kits have language packs, too. */
export function SiteProviderExample() {
  return (
    <SiteProvider locale="fr-CA" currency="CAD" messages={{ ui }}>
      <Carousel label="Pièces" slides={['Salon', 'Chambre']} />
    </SiteProvider>
  );
}
