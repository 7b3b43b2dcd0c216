import type { Messages } from '@settee/ui';

/** The words of the debug tools. */
export const debugMessages = {
  title: (sku: number) => `Special order ${sku}`,
  toProduct: 'Go to Product Page',
  options: 'Options',
  option: ({ title, code, type, source }: { title: string; code: number; type: string; source: number }) =>
    `${title} (option ${code}, ${type}, source ${source})`,
  nothing: 'None Selected',
  conflict: 'conflict',
  selection: 'Selection',
  name: 'Name',
  value: 'Value',
  sku: 'Sku',
  none: 'none',
  currentPrice: 'Price',
  regularPrice: 'Regular price',
  availability: 'Availability',
  parameter: 'optionChoiceParameter',
  cacheString: 'outputCacheString',
  matching: 'Matching SKUs',
  complete: 'All options selected',
  conflicting: 'Conflicting choices',
  yesOrNo: (is: boolean) => (is ? 'yes' : 'no'),
  skus: 'Skus',
  subgroups: 'Product subgroups',
  subgroup: 'Subgroup',
  expanded: 'Expanded',
  payload: 'Server data',
};

export type DebugMessages = Messages<typeof debugMessages>;
