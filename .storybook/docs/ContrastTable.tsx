import { cb2Brand, checkContrast, mainBrand } from '../../packages/ui/src/brand.ts';

const brands = { main: mainBrand, cb2: cb2Brand } as const;

/** The contrast of every pair of colors that components use, measured from the tokens of the brands. */
export function ContrastTable() {
  const measured = Object.entries(brands).flatMap(([brand, { light, dark }]) => [
    ...checkContrast(light, 'light').map((result) => ({ brand, ...result })),
    ...(dark ? checkContrast(dark, 'dark').map((result) => ({ brand, ...result })) : []),
  ]);
  return (
    <table>
      <thead>
        <tr>
          <th>Brand</th>
          <th>Scheme</th>
          <th>Color</th>
          <th>On</th>
          <th>Measured</th>
          <th>Required</th>
        </tr>
      </thead>
      <tbody>
        {measured.map(({ brand, scheme, color, background, ratio, required }) => (
          <tr key={[brand, scheme, color, background].join(' ')}>
            <td>{brand}</td>
            <td>{scheme}</td>
            <td>{color}</td>
            <td>{background}</td>
            <td>{ratio.toFixed(2)}</td>
            <td>{required}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
