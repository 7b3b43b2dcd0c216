'use client';

import {
  compatibleChoices,
  type Configuration,
  configurationQuery,
  inSequence,
  type Option,
  type ProductBrowseModel,
  type ProductPage,
  type SiteCulture,
  type Sku,
} from '@settee/domain';
import { Heading, Select, TextLink, withRef } from '@settee/ui';
import { choiceName } from '../choice-name.ts';
import { type DebugMessages, debugMessages } from '../debug-messages.ts';
import { allChoices } from '../choices.ts';
import type { RootRef } from '../../root-ref.ts';
import { useWords } from '../../use-words.ts';
import { useSiteCulture } from '../../use-site-culture.ts';
import * as css from './DebugScreen.css.ts';
import { SelectionTable, SkuTable, SubgroupTable } from './DebugTables.tsx';

export interface DebugScreenProps extends RootRef<HTMLDivElement> {
  /** The product page as the backend has it. */
  page: ProductPage;
  /** SKU from the URL, or the SKU of the current choices. */
  sku: Sku;
  /** The country shown; that of `SiteProvider` without it. */
  siteCulture?: SiteCulture;
  /** The chosen choice of each option, by their codes. */
  choices: Configuration;
  /** Called with the codes of an option and of its new choice. */
  onChoose: (optionCode: number, choiceCode: number) => void;
  /** Server response for a complete selection. */
  productBrowse?: ProductBrowseModel | undefined;
  /** Overrides individual texts of the kit; functions receive the amounts, names and counts to show. */
  messages?: Partial<DebugMessages>;
}

/** Special-order data of a SKU as returned by the server, for testers. PDP-21 */
export const DebugScreen = withRef(function DebugScreen(props: DebugScreenProps) {
  const { page, sku, choices, onChoose, productBrowse } = props;
  const siteCulture = useSiteCulture(props.siteCulture);
  const { options, canonicalUrl, product } = page;
  const labels = useWords('debug', debugMessages, props.messages);
  const query = configurationQuery(options, choices);
  const entriesOf = (option: Option) => {
    const open = compatibleChoices(options, choices, option);
    return allChoices(option).map((choice) => ({
      value: String(choice.code),
      label: [choice.code, choiceName(choice), choice.formattedPrice, open.has(choice.code) ? '' : labels.conflict]
        .filter(Boolean)
        .join(' · '),
    }));
  };
  return (
    <div ref={props.ref} className={css.root}>
      <Heading level={1}>{labels.title(sku)}</Heading>
      <p className={css.intro}>
        {product.name}
        <TextLink href={query ? `${canonicalUrl}?${query}` : canonicalUrl}>{labels.toProduct}</TextLink>
      </p>
      <Heading level={2}>{labels.options}</Heading>
      <div className={css.options}>
        {inSequence(options).map((option) => (
          <Select
            key={option.optionCode}
            label={labels.option({
              title: option.header.title,
              code: option.optionCode,
              type: option.optionType,
              source: option.source,
            })}
            placeholder={labels.nothing}
            options={entriesOf(option)}
            value={choices[option.optionCode] ?? ''}
            onChange={({ target }) => onChoose(option.optionCode, Number(target.value))}
          />
        ))}
      </div>
      <SelectionTable page={page} choices={choices} siteCulture={siteCulture} labels={labels} />
      <SkuTable skus={page.skus} siteCulture={siteCulture} labels={labels} />
      {productBrowse && <SubgroupTable groups={productBrowse.productSubgroups} labels={labels} />}
      <details>
        <summary className={css.summary}>{labels.payload}</summary>
        <pre className={css.payload}>{JSON.stringify({ browseDto: page, productBrowse }, null, 1)}</pre>
      </details>
    </div>
  );
});
