import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundlerName } from './bundlers.ts';
import { firstExample } from './readme.ts';

/** An app of another team: what it installs, its one source file, and what must be seen in it. */
export interface ConsumerApp {
  name: string;
  packages: readonly string[];
  main: string;
  /** Role and accessible name of what only shows when the packages work. */
  seen: { role: 'button' | 'textbox'; name: string }[];
  /** Other files of the app. */
  files?: Readonly<Record<string, string>>;
  /** Default Vite. */
  bundler?: BundlerName;
  /** A server renders it: what must be seen is in its HTML. */
  isServerRendered?: boolean;
  /** Its styles are written in TypeScript. */
  usesVanillaExtract?: boolean;
  /** Commands of installed packages, run before the build. */
  commands?: readonly (readonly string[])[];
  /** The background that the first of them must have. */
  background?: string;
  /** Versions of packages in place of those that this repository uses, by name. */
  versions?: Readonly<Record<string, string>>;
  /** Buttons that each open a dialog with a name. */
  opened?: readonly { button: string; dialog: string }[];
  /** Text typed into the first checked element, and the value expected afterwards. */
  typed?: { text: string; reads: string };
}

/** Scripts of another team that run in Node, and the text that each prints. */
export interface ConsumerScript {
  packages: readonly string[];
  code: string;
  prints: string;
}

const file = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8');

/** An app with one button in the brand Harbor. */
const harborApp = (imports: string, themeClass: string) => `import { createRoot } from 'react-dom/client';
import { Button } from '@settee/ui/Button';
${imports}

const host = document.createElement('main');
document.body.append(host);
document.documentElement.className = ${themeClass};
createRoot(host).render(<Button tone="accent">Checkout Now</Button>);
`;
const checkout = { role: 'button', name: 'Checkout Now' } as const;
const cardNumber = { role: 'textbox', name: 'Card Number' } as const;
const typed = { text: '4111111111111111', reads: '4111 1111 1111 1111' };
const harborBlue = 'rgb(11, 79, 108)';

/** The delivery address of a shop in the brand Harbor, in French, in a country that the kits have no rules of. */
const frenchShop = `import { AddressForm, emptyAddress, useAddressForm } from '@settee/checkout-kit/delivery';
import { messages as checkout } from '@settee/checkout-kit/locales/fr-CA';
import '@settee/checkout-kit/styles.css';
import { Button, SiteProvider } from '@settee/ui';
import { messages as ui } from '@settee/ui/locales/fr-CA';
import '@settee/ui/styles.css';
import { createRoot } from 'react-dom/client';
import './harbor.css';

const france = {
  code: 'FRA',
  name: 'France',
  regions: [],
  postalCode: { pattern: /^\\d{5}$/, maxLength: 5, isDigits: true },
  postalCodeLabel: 'Code postal',
};

function Delivery() {
  const form = useAddressForm({ initial: emptyAddress('FRA'), nameFields: 'full' });
  return (
    <>
      <AddressForm form={form} />
      <Button tone="accent" onClick={() => form.validate()}>Continuer</Button>
    </>
  );
}

const host = document.createElement('main');
document.body.append(host);
document.documentElement.className = 'settee-main settee-harbor';
document.documentElement.lang = 'fr';
createRoot(host).render(
  <SiteProvider locale="fr-FR" currency="EUR" countries={[france]} messages={{ ui, checkout }}>
    <Delivery />
  </SiteProvider>,
);
`;

const serverPage = `import { Button } from '@settee/ui';
import { Help } from './Help';
import { Pay } from './Pay';
import { Pictures } from './Pictures';

export default function Page() {
  return (
    <main>
      <Pay />
      <Help />
      <Pictures />
      <Button tone="accent">Checkout Now</Button>
    </main>
  );
}
`;

const payForm = `'use client';

import { CardForm, useCardForm } from '@settee/checkout-kit';

const failed = async () => ({ ok: false as const, error: { message: 'Not connected yet', action: 'demo', apiUrl: '' } });

export function Pay() {
  const card = useCardForm({ ports: { encryptCard: failed, saveCard: failed } });
  return <CardForm card={card} isSignedIn={false} securityCodeHelp={failed} />;
}
`;

const paymentHelp = `'use client';

import { Button, Dialog, Popover } from '@settee/ui';
import { useRef, useState } from 'react';

export function Help() {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={button} onClick={() => setIsOpen(button.current !== null)}>Payment Help</Button>
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="About Payments">We take all cards.</Dialog>
      <Popover label="About the Code" renderTrigger={(props) => <Button {...props}>Code Help</Button>}>
        Three digits on the back.
      </Popover>
    </>
  );
}
`;

const sofaPictures = `'use client';

import { Gallery } from '@settee/configurator-kit/gallery';
import '@settee/configurator-kit/styles.css';

const url = 'data:image/svg+xml,' + encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"/>');
const image = (alt: string) => ({ alt, width: 1280, height: 960, color: '#d9d3c8', placeholder: '', avif: [], webp: { width: 1280, url } });

export function Pictures() {
  return <Gallery pictures={[image('A sofa'), image('Its arm')]} />;
}
`;

/** A page with a button of the design system, a dialog, a gallery and the card form, rendered by a server. */
const serverRendered = (name: string, bundler: BundlerName): ConsumerApp => ({
  name,
  packages: ['@settee/ui', '@settee/checkout-kit', '@settee/configurator-kit'],
  bundler,
  isServerRendered: true,
  main: serverPage,
  files: { 'app/Pay.tsx': payForm, 'app/Help.tsx': paymentHelp, 'app/Pictures.tsx': sofaPictures },
  seen: [cardNumber, checkout],
  opened: [
    { button: 'Payment Help', dialog: 'About Payments' },
    { button: 'Code Help', dialog: 'About the Code' },
  ],
  typed,
});

export const apps: ConsumerApp[] = [
  {
    name: 'the README of ui',
    packages: ['@settee/ui'],
    main: firstExample('ui'),
    seen: [{ role: 'button', name: 'Add to Cart' }],
  },
  {
    name: 'a brand with vanilla-extract',
    packages: ['@settee/ui'],
    files: { 'harbor.css.ts': file('harbor.css.ts') },
    usesVanillaExtract: true,
    main: harborApp("import '@settee/ui/styles.css';\nimport { harbor } from './harbor.css';", 'harbor.light'),
    seen: [checkout],
    background: harborBlue,
  },
  {
    name: 'a brand from JSON, with the styles of one component',
    packages: ['@settee/ui'],
    files: { 'harbor.json': file('harbor.json') },
    commands: [
      ['settee-brand', 'check', 'harbor.json'],
      ['settee-brand', 'css', 'harbor.json', 'harbor.css'],
      ['settee-brand', 'check', 'harbor.css'],
    ],
    main: harborApp(
      `import { themeClass } from '@settee/ui';
import { createBrand } from '@settee/ui/brand';
import './harbor.css';
import '@settee/ui/reset.css';
import '@settee/ui/css/Button.css';

if (createBrand({ name: 'harbor' }).contrast.some(({ passes }) => !passes)) throw new Error('Too little contrast');`,
      "themeClass('harbor')",
    ),
    seen: [checkout],
    background: harborBlue,
  },
  {
    name: 'a brand in plain CSS, from the theme alone',
    packages: ['@settee/ui'],
    files: { 'harbor.css': '.settee-harbor { --settee-color-accent: #0b4f6c; --settee-radius-control: 24px; }\n' },
    commands: [['settee-brand', 'check', 'harbor.css']],
    main: harborApp(
      `import tokens from '@settee/ui/tokens/main.tokens.json';
import '@settee/ui/theme.css';
import '@settee/ui/scoped-reset.css';
import '@settee/ui/components.css';
import './harbor.css';

if (tokens.color.paper.$value.hex !== '#fcfaf5') throw new Error('The design tokens are wrong');`,
      "'settee-main settee-harbor settee-reset'",
    ),
    seen: [checkout],
    background: harborBlue,
  },
  {
    name: 'a third brand in French that sells to France',
    packages: ['@settee/ui', '@settee/checkout-kit'],
    files: { 'harbor.css': '.settee-harbor { --settee-color-accent: #0b4f6c; --settee-radius-control: 24px; }\n' },
    main: frenchShop,
    seen: [
      { role: 'textbox', name: 'Code postal' },
      { role: 'button', name: 'Continuer' },
    ],
    typed: { text: '75001', reads: '75001' },
  },
  {
    name: 'the READMEs of both kits',
    packages: ['@settee/ui', '@settee/checkout-kit', '@settee/configurator-kit'],
    files: { 'gallery.tsx': firstExample('configurator-kit') },
    commands: [
      ['settee-upgrade', 'check'],
      ['settee-upgrade', 'verify'],
    ],
    main: `import './gallery';\n${firstExample('checkout-kit')}`,
    seen: [cardNumber, { role: 'button', name: 'Image 2: Its arm' }],
    typed,
  },
  {
    name: 'the README of checkout-kit with esbuild and types of Node',
    packages: ['@settee/ui', '@settee/checkout-kit'],
    bundler: 'esbuild',
    main: firstExample('checkout-kit'),
    seen: [cardNumber],
    typed,
  },
  serverRendered('Next with server components', 'next'),
  serverRendered('React Router with server rendering', 'react-router'),
  {
    ...serverRendered('React 18 with server rendering', 'react-router'),
    versions: { react: '18.3.1', 'react-dom': '18.3.1', '@types/react': '18.3.31', '@types/react-dom': '18.3.7' },
  },
];

export const scripts: ConsumerScript[] = [
  { packages: ['@settee/domain'], code: firstExample('domain'), prints: '$1,949.00' },
  { packages: ['@settee/contract'], code: firstExample('contract'), prints: 'cart' },
];
