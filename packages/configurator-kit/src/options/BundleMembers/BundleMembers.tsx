'use client';

import type { BundleMember, SiteCulture } from '@settee/domain';
import { Heading, Image, Stack, TextLink, withRef } from '@settee/ui';
import { type ProductLinkMessages, productLinkMessages } from '../product-link-messages.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { useSiteCulture } from '../../use-site-culture.ts';
import * as css from './BundleMembers.css.ts';

export interface BundleMembersProps extends RootRef<HTMLElement> {
  /** The products of the bundle, with quantities. */
  members: readonly BundleMember[];
  /** The country shown; that of `SiteProvider` without it. Dimensions are in inches in the US, else in centimeters. */
  siteCulture?: SiteCulture;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<ProductLinkMessages>;
}

const unbroken = (text: string) => text.replaceAll(' ', '\u00a0');

/** The products of a bundle with their quantities and dimensions, each with a link to its own page. */
export const BundleMembers = withRef(function BundleMembers({
  members,
  siteCulture,
  messages,
  ref,
}: BundleMembersProps) {
  const isInUs = useSiteCulture(siteCulture) === 'USA';
  const labels = useWords('productLink', productLinkMessages, messages);
  return (
    <section ref={ref} aria-labelledby="bundle-members" className={css.root}>
      <Heading level={2} size="h3" id="bundle-members">
        {labels.bundleTitle}
      </Heading>
      <Stack as="ul" gap={3}>
        {members.map(({ sku, name, url, quantity, picture, dimensions }) => (
          <li key={sku} className={css.member}>
            <Image picture={picture} alt="" sizes="80px" ratio={4 / 3} />
            <div>
              <TextLink href={url}>{name}</TextLink>
              <div className={css.fact}>{labels.bundleQuantity(quantity)}</div>
              <div className={css.fact}>
                {dimensions
                  .map(({ label, standard, metric }) => unbroken(`${label} ${isInUs ? standard : metric}`))
                  .join(' · ')}
              </div>
            </div>
          </li>
        ))}
      </Stack>
    </section>
  );
});
