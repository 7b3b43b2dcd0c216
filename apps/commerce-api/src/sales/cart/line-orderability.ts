import { installationServices, personalizationTestTexts } from '@settee/catalog';
import type { LineCondition, ShopSite } from '@settee/domain';
import { getLineDestination, type ShippingDestination } from './destination.ts';
import type { Context } from '../../platform/context.ts';
import { inCart, type PricedLine } from './priced-lines.ts';

/** Texts the service can't make because it is out. MONO-21 */
const outages: ReadonlySet<string> = new Set(
  personalizationTestTexts.filter(({ errorCode }) => errorCode === '').map(({ text }) => text),
);

/** Whether one of a text's lines can't be made while the service is out. */
const isPersonalizationDown = (text: string) => text.split(/[\n|,/]/).some((part) => outages.has(part.trim()));

/** Returns true when a service is available at the postal code or the postal code is unknown. VALID-06 */
function isInstalledIn(service: string, postalCode: string): boolean {
  const found = installationServices.find(({ code }) => code === service);
  return postalCode === '' || Boolean(found?.postalCodeStarts.some((start) => postalCode.startsWith(start)));
}

/** Returns the conditions that decide whether each line in the cart can be ordered. */
export function getLineOrderability(
  lines: readonly PricedLine[],
  going: ShippingDestination,
  site: ShopSite,
  ctx: Pick<Context, 'addresses'>,
): LineCondition[] {
  return inCart(lines).map((priced) => {
    const { line, product, available } = priced;
    const { state, postalCode } = getLineDestination(going, priced, site, ctx);
    const { id, quantity, personalizationText, design, installationType } = line;
    const texts = [personalizationText, ...(design?.design.personalization.map(({ text }) => text) ?? [])].join('\n');
    const isIn = ({ siteCulture, regions }: { siteCulture: string; regions: readonly string[] }) =>
      siteCulture === site.siteCulture && regions.includes(state);
    return {
      id,
      quantity,
      available,
      isPersonalized: personalizationText !== '' || design !== null,
      isPersonalizationDown: isPersonalizationDown(texts),
      isRestricted: product?.content.restrictions.some(isIn) ?? false,
      isInstallationUnavailable: installationType !== '' && !isInstalledIn(installationType, postalCode),
    };
  });
}
