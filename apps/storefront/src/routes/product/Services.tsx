import { lazyPart } from '@settee/ui';
import { InstallationChoice } from '@settee/checkout-kit';
import type { AddToCartLineItem, ProductPage } from '@settee/domain';
import { Suspense } from 'react';
import { useSite } from '../../shell/site.ts';
import type { PersonalizeProps } from './Personalize.tsx';
import * as css from './Services.css.ts';

const Personalize = lazyPart(() => import('./Personalize.tsx').then((module) => module.Personalize));

/** How a line says that its installation is bought with it. */
export type Installed = Pick<AddToCartLineItem, 'IsInstallationServiceRequired' | 'InstallationServiceType'>;

export interface ServicesProps extends Omit<PersonalizeProps, 'offer'> {
  page: ProductPage;
  installed: Installed | null;
  onInstalled: (installed: Installed | null) => void;
}

/** What can be bought with the product; loaded only where there is something. */
export function Services({ installed, onInstalled, ...rest }: ServicesProps) {
  const site = useSite();
  const { personalization, installationService: offer, isAvailable } = rest.page;
  return (
    <>
      {personalization && (
        <Suspense fallback={null}>
          <Personalize offer={personalization} {...rest} />
        </Suspense>
      )}
      {offer && isAvailable && (
        <div className={css.held}>
          <InstallationChoice
            offer={offer}
            site={site}
            checked={installed !== null}
            onChange={(isWanted) =>
              onInstalled(
                isWanted ? { IsInstallationServiceRequired: true, InstallationServiceType: offer.title } : null,
              )
            }
          />
        </div>
      )}
    </>
  );
}
