import { lazyPart } from '@settee/ui';
import { InstallationChoice } from '@settee/checkout-kit';
import type { AddToCartLineItem, ProductPage } from '@settee/domain';
import { Suspense } from 'react';
import { useSite } from '../../shell/site.ts';
import type { PersonalizeProps } from './Personalize.tsx';
import * as css from './Services.css.ts';

const Personalize = lazyPart(() => import('./Personalize.tsx').then((module) => module.Personalize));

/** Fields of a line with its installation service. */
export type Installed = Pick<AddToCartLineItem, 'IsInstallationServiceRequired' | 'InstallationServiceType'>;

export interface ServicesProps extends Omit<PersonalizeProps, 'offer'> {
  page: ProductPage;
  installed: Installed | null;
  onInstalled: (installed: Installed | null) => void;
}

/** Services sold with the product; loads only if there are any. */
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
