import * as domain from '@settee/domain';
import * as ui from '@settee/ui';
import { useState } from 'react';
import { LiveEditor, LiveError, LivePreview, LiveProvider } from 'react-live';
import * as checkout from '../../packages/checkout-kit/src/index.ts';
import * as checkoutSamples from '../../packages/checkout-kit/src/testing.ts';
import * as configurator from '../../packages/configurator-kit/src/index.ts';
import * as configuratorSamples from '../../packages/configurator-kit/src/testing.ts';

const start = `function Example() {
  const [count, setCount] = React.useState(1);
  return (
    <div style={{ display: 'grid', gap: 16, maxInlineSize: 320 }}>
      <Heading level={2}>Alder Sofa</Heading>
      <Price now="$1,749.00" was="$1,999.00" />
      <QuantitySelector label="Quantity" value={count} onValueChange={setCount} />
      <Button block>Add {count} to cart</Button>
    </div>
  );
}

render(<Example />);
`;

const brands = ['main', 'cb2'] as const;

const scope = { ...ui, ...checkout, ...configurator, domain, checkoutSamples, configuratorSamples };
const ignore = () => {};

/** An editor. The code runs in the browser alone, with every component of the design system and of the kits. */
export function Playground() {
  const [brand, setBrand] = useState<(typeof brands)[number]>('main');
  return (
    <LiveProvider code={start} scope={scope} noInline>
      <p>
        <label>
          Brand{' '}
          <select value={brand} onChange={({ target }) => setBrand(target.value === 'cb2' ? 'cb2' : 'main')}>
            {brands.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </p>
      <div className={`settee-playground sb-unstyled ${ui.themeClass(brand)}`}>
        <checkout.CheckoutEventsProvider value={ignore}>
          <configurator.ConfiguratorEventsProvider value={ignore}>
            <LivePreview />
          </configurator.ConfiguratorEventsProvider>
        </checkout.CheckoutEventsProvider>
      </div>
      <LiveEditor className="settee-playground-code" aria-label="Code" />
      <div role="status" className="settee-playground-error">
        <LiveError />
      </div>
    </LiveProvider>
  );
}
