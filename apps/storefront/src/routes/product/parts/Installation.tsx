import { InstallationChoice, type InstallationChoiceProps } from '@settee/checkout-kit';
import { useConfigurator, useConfiguratorState } from '@settee/configurator-kit';
import { useSite } from '../../../data/site.ts';
import * as css from '../sections.css.ts';

/** The installation service that can be bought with the product. ATC-03 */
export function Installation({ offer }: Pick<InstallationChoiceProps, 'offer'>) {
  const site = useSite();
  const { dispatch } = useConfigurator();
  const installation = useConfiguratorState((state) => state.installation);
  return (
    <div className={css.installationPlaceholder}>
      <InstallationChoice
        offer={offer}
        site={site}
        checked={installation !== null}
        onChange={(isWanted) =>
          dispatch({
            type: 'installationChanged',
            installation: isWanted
              ? { IsInstallationServiceRequired: true, InstallationServiceType: offer.title }
              : null,
          })
        }
      />
    </div>
  );
}
