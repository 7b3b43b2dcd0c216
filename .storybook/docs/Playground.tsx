import * as ui from '@settee/ui';
import { useState } from 'react';
import { LiveEditor, LiveError, LivePreview, LiveProvider } from 'react-live';

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

/** An editor. The code runs in the browser alone, with every component of the design system. */
export function Playground() {
  const [brand, setBrand] = useState<(typeof brands)[number]>('main');
  return (
    <LiveProvider code={start} scope={{ ...ui }} noInline>
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
        <LivePreview />
      </div>
      <LiveEditor className="settee-playground-code" aria-label="Code" />
      <div role="status" className="settee-playground-error">
        <LiveError />
      </div>
    </LiveProvider>
  );
}
