import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** An app of another team: what it installs, its one source file, and what must be seen in it. */
export interface ConsumerApp {
  name: string;
  packages: readonly string[];
  main: string;
  /** Role and accessible name of what only shows when the packages work. */
  seen: { role: 'button' | 'textbox'; name: string }[];
  /** Other files of the app; their styles are written in TypeScript. */
  files?: Readonly<Record<string, string>>;
  /** The background that the first of them must have. */
  background?: string;
  /** Text typed into the first checked element, and the value expected afterwards. */
  typed?: { text: string; reads: string };
}

const harbor = readFileSync(join(import.meta.dirname, 'harbor.css.ts'), 'utf8');

const frame = (
  imports: string,
  children: string,
  themeClass = "themeClass('main')",
) => `import { createRoot } from 'react-dom/client';
${imports}

const host = document.createElement('main');
document.body.append(host);
document.documentElement.className = ${themeClass};
createRoot(host).render(${children});
`;

export const apps: ConsumerApp[] = [
  {
    name: 'ui alone',
    packages: ['@settee/ui', '@settee/domain'],
    main: frame(
      `import { ok } from '@settee/domain';
import { Button, themeClass } from '@settee/ui';
import '@settee/ui/styles.css';

const label = ok('Checkout Now');`,
      '<Button tone="accent">{label.value}</Button>',
    ),
    seen: [{ role: 'button', name: 'Checkout Now' }],
  },
  {
    name: 'a brand of its own',
    packages: ['@settee/ui'],
    files: { 'harbor.css.ts': harbor },
    main: frame(
      `import { Button } from '@settee/ui';
import '@settee/ui/styles.css';
import { harbor } from './harbor.css';`,
      '<Button tone="accent">Checkout Now</Button>',
      'harbor.light',
    ),
    seen: [{ role: 'button', name: 'Checkout Now' }],
    background: 'rgb(11, 79, 108)',
  },
  {
    name: 'both kits',
    packages: ['@settee/ui', '@settee/domain', '@settee/checkout-kit', '@settee/configurator-kit'],
    main: frame(
      `import { CardForm, useCardForm } from '@settee/checkout-kit';
import { Gallery } from '@settee/configurator-kit';
import { err, type ResponsiveImage } from '@settee/domain';
import { themeClass } from '@settee/ui';
import '@settee/ui/styles.css';
import '@settee/checkout-kit/styles.css';
import '@settee/configurator-kit/styles.css';

const url = 'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>');
const picture = (alt: string): ResponsiveImage => ({
  alt,
  width: 1280,
  height: 960,
  color: '#d9d3c8',
  placeholder: '',
  avif: [],
  webp: { width: 1280, url },
});
const unreachable = async (action: string) => err({ message: 'Failed to fetch', action, apiUrl: '' });

function Payment() {
  const card = useCardForm({ ports: { seal: () => unreachable('seal'), saveCard: () => unreachable('saveCard') } });
  return <CardForm card={card} isSignedIn={false} securityCodeHelp={() => unreachable('help')} />;
}`,
      '<><Gallery pictures={[picture("A sofa"), picture("Its arm")]} /><Payment /></>',
    ),
    seen: [
      { role: 'textbox', name: 'Card Number' },
      { role: 'button', name: 'Image 2: Its arm' },
    ],
    typed: { text: '4111111111111111', reads: '4111 1111 1111 1111' },
  },
];
