/** Compared component kinds and our component for each. */
export const ours = {
  dialog: { package: 'ui', names: ['Dialog'] },
  accordion: { package: 'ui', names: ['Accordion', 'AccordionItem'] },
  tabs: { package: 'ui', names: ['Tabs'] },
  select: { package: 'ui', names: ['Select'] },
  'radio group': { package: 'ui', names: ['RadioGroup'] },
  carousel: { package: 'ui', names: ['Carousel'] },
  'card form': { package: 'checkout-kit', names: ['CardForm'] },
} as const;

export type Kind = keyof typeof ours;

/** Compared versions, and Lighthouse, installed into .cache/peers on demand. */
export const versions = {
  '@adyen/adyen-web': '6.45.2',
  '@ariakit/react': '0.4.40',
  '@base-ui/react': '1.9.0',
  '@emotion/react': '11.14.0',
  '@emotion/styled': '11.14.1',
  '@headlessui/react': '2.2.10',
  '@mui/material': '9.5.0',
  '@radix-ui/react-accordion': '1.3.1',
  '@radix-ui/react-dialog': '1.3.1',
  '@radix-ui/react-radio-group': '1.5.1',
  '@radix-ui/react-select': '2.4.1',
  '@radix-ui/react-tabs': '1.2.1',
  'braintree-web-drop-in': '1.48.0',
  'embla-carousel-react': '8.6.0',
  'keen-slider': '6.8.6',
  lighthouse: '13.5.0',
  react: '19.3.1',
  'react-aria-components': '1.22.1',
  'react-dom': '19.3.1',
  'react-slick': '0.31.0',
  'slick-carousel': '1.8.1',
  'styled-components': '6.6.0',
  swiper: '14.4.0',
} as const;

export interface Peer {
  name: string;
  /** True when the size includes styling, as ours does (JavaScript only; style sheets are not counted). */
  styled: boolean;
  /** The code of one use, with every part that a real use needs. */
  uses: Partial<Record<Kind, string>>;
}

/** The export of one use. */
const sample = (imports: string, jsx: string) => `${imports}; export const Use = () => ${jsx};`;

export const peers: Peer[] = [
  {
    name: 'Radix',
    styled: false,
    uses: {
      dialog: sample(
        `import * as D from '@radix-ui/react-dialog'`,
        `<D.Root><D.Trigger>o</D.Trigger><D.Portal><D.Overlay/><D.Content><D.Title>t</D.Title><D.Description>d</D.Description><D.Close>x</D.Close></D.Content></D.Portal></D.Root>`,
      ),
      accordion: sample(
        `import * as D from '@radix-ui/react-accordion'`,
        `<D.Root type="single" collapsible><D.Item value="a"><D.Header><D.Trigger>o</D.Trigger></D.Header><D.Content>c</D.Content></D.Item></D.Root>`,
      ),
      tabs: sample(
        `import * as D from '@radix-ui/react-tabs'`,
        `<D.Root defaultValue="a"><D.List><D.Trigger value="a">a</D.Trigger></D.List><D.Content value="a">c</D.Content></D.Root>`,
      ),
      select: sample(
        `import * as D from '@radix-ui/react-select'`,
        `<D.Root><D.Trigger><D.Value/><D.Icon/></D.Trigger><D.Portal><D.Content><D.Viewport><D.Item value="a"><D.ItemText>a</D.ItemText><D.ItemIndicator/></D.Item></D.Viewport></D.Content></D.Portal></D.Root>`,
      ),
      'radio group': sample(
        `import * as D from '@radix-ui/react-radio-group'`,
        `<D.Root><D.Item value="a"><D.Indicator/></D.Item></D.Root>`,
      ),
    },
  },
  {
    name: 'Base UI',
    styled: false,
    uses: {
      dialog: sample(
        `import { Dialog as D } from '@base-ui/react/dialog'`,
        `<D.Root><D.Trigger>o</D.Trigger><D.Portal><D.Backdrop/><D.Popup><D.Title>t</D.Title><D.Description>d</D.Description><D.Close>x</D.Close></D.Popup></D.Portal></D.Root>`,
      ),
      accordion: sample(
        `import { Accordion as D } from '@base-ui/react/accordion'`,
        `<D.Root><D.Item value="a"><D.Header><D.Trigger>o</D.Trigger></D.Header><D.Panel>c</D.Panel></D.Item></D.Root>`,
      ),
      tabs: sample(
        `import { Tabs as D } from '@base-ui/react/tabs'`,
        `<D.Root defaultValue="a"><D.List><D.Tab value="a">a</D.Tab></D.List><D.Panel value="a">c</D.Panel></D.Root>`,
      ),
      select: sample(
        `import { Select as D } from '@base-ui/react/select'`,
        `<D.Root><D.Trigger><D.Value/><D.Icon/></D.Trigger><D.Portal><D.Positioner><D.Popup><D.Item value="a"><D.ItemText>a</D.ItemText><D.ItemIndicator/></D.Item></D.Popup></D.Positioner></D.Portal></D.Root>`,
      ),
      'radio group': sample(
        `import { Radio as R } from '@base-ui/react/radio'; import { RadioGroup as D } from '@base-ui/react/radio-group'`,
        `<D><R.Root value="a"><R.Indicator/></R.Root></D>`,
      ),
    },
  },
  {
    name: 'React Aria',
    styled: false,
    uses: {
      dialog: sample(
        `import { DialogTrigger as T, Button as B, ModalOverlay as O, Modal as M, Dialog as D, Heading as H } from 'react-aria-components'`,
        `<T><B>o</B><O><M><D><H slot="title">t</H><B slot="close">x</B></D></M></O></T>`,
      ),
      accordion: sample(
        `import { DisclosureGroup as G, Disclosure as D, DisclosurePanel as P, Button as B, Heading as H } from 'react-aria-components'`,
        `<G><D id="a"><H><B slot="trigger">o</B></H><P>c</P></D></G>`,
      ),
      tabs: sample(
        `import { Tabs as T, TabList as L, Tab as B, TabPanel as P } from 'react-aria-components'`,
        `<T><L><B id="a">a</B></L><P id="a">c</P></T>`,
      ),
      select: sample(
        `import { Select as S, SelectValue as V, Button as B, Popover as P, ListBox as L, ListBoxItem as I, Label as X } from 'react-aria-components'`,
        `<S><X>l</X><B><V/></B><P><L><I>a</I></L></P></S>`,
      ),
      'radio group': sample(
        `import { RadioGroup as G, Radio as R, Label as L } from 'react-aria-components'`,
        `<G><L>l</L><R value="a">a</R></G>`,
      ),
    },
  },
  {
    name: 'Headless UI',
    styled: false,
    uses: {
      dialog: sample(
        `import { Dialog as D, DialogBackdrop as B, DialogPanel as P, DialogTitle as T, Description as X } from '@headlessui/react'`,
        `<D open onClose={() => {}}><B/><P><T>t</T><X>d</X></P></D>`,
      ),
      accordion: sample(
        `import { Disclosure as D, DisclosureButton as B, DisclosurePanel as P } from '@headlessui/react'`,
        `<D><B>o</B><P>c</P></D>`,
      ),
      tabs: sample(
        `import { TabGroup as G, TabList as L, Tab as T, TabPanels as N, TabPanel as P } from '@headlessui/react'`,
        `<G><L><T>a</T></L><N><P>c</P></N></G>`,
      ),
      select: sample(
        `import { Listbox as S, ListboxButton as B, ListboxOptions as L, ListboxOption as I } from '@headlessui/react'`,
        `<S value="a"><B>a</B><L anchor="bottom"><I value="a">a</I></L></S>`,
      ),
      'radio group': sample(
        `import { RadioGroup as G, Radio as R, Field as F, Label as L } from '@headlessui/react'`,
        `<G><F><R value="a"/><L>a</L></F></G>`,
      ),
    },
  },
  {
    name: 'Ariakit',
    styled: false,
    uses: {
      dialog: sample(
        `import { DialogProvider as P, Dialog as D, DialogDisclosure as T, DialogHeading as H, DialogDescription as X, DialogDismiss as C } from '@ariakit/react/dialog'`,
        `<P><T>o</T><D><H>t</H><X>d</X><C/></D></P>`,
      ),
      accordion: sample(
        `import { DisclosureProvider as P, Disclosure as D, DisclosureContent as C } from '@ariakit/react/disclosure'`,
        `<P><D>o</D><C>c</C></P>`,
      ),
      tabs: sample(
        `import { TabProvider as P, TabList as L, Tab as T, TabPanel as N } from '@ariakit/react/tab'`,
        `<P><L><T>a</T></L><N>c</N></P>`,
      ),
      select: sample(
        `import { SelectProvider as P, Select as S, SelectPopover as O, SelectItem as I, SelectLabel as L } from '@ariakit/react/select'`,
        `<P><L>l</L><S/><O><I value="a"/></O></P>`,
      ),
      'radio group': sample(
        `import { RadioProvider as P, RadioGroup as G, Radio as R } from '@ariakit/react/radio'`,
        `<P><G><R value="a"/></G></P>`,
      ),
    },
  },
  {
    name: 'MUI',
    styled: true,
    uses: {
      dialog: sample(
        `import D from '@mui/material/Dialog'; import T from '@mui/material/DialogTitle'; import C from '@mui/material/DialogContent'; import X from '@mui/material/DialogActions'`,
        `<D open><T>t</T><C>d</C><X>x</X></D>`,
      ),
      accordion: sample(
        `import D from '@mui/material/Accordion'; import S from '@mui/material/AccordionSummary'; import T from '@mui/material/AccordionDetails'`,
        `<D><S>o</S><T>c</T></D>`,
      ),
      tabs: sample(
        `import D from '@mui/material/Tabs'; import T from '@mui/material/Tab'`,
        `<D value={0}><T label="a"/></D>`,
      ),
      select: sample(
        `import D from '@mui/material/Select'; import M from '@mui/material/MenuItem'`,
        `<D value="a"><M value="a">a</M></D>`,
      ),
      'radio group': sample(
        `import D from '@mui/material/RadioGroup'; import R from '@mui/material/Radio'; import F from '@mui/material/FormControlLabel'`,
        `<D><F value="a" control={<R/>} label="a"/></D>`,
      ),
    },
  },
  {
    name: 'Embla',
    styled: false,
    uses: {
      carousel: `import useEmbla from 'embla-carousel-react'; export const Use = () => { const [ref, api] = useEmbla({ loop: true }); return <div ref={ref}><div><div onClick={() => api?.scrollNext()}>1</div></div></div>; };`,
    },
  },
  {
    name: 'Swiper',
    styled: true,
    uses: {
      carousel: sample(
        `import { Swiper, SwiperSlide } from 'swiper/react'; import { Navigation, A11y, Keyboard } from 'swiper/modules'`,
        `<Swiper modules={[Navigation, A11y, Keyboard]}><SwiperSlide>1</SwiperSlide></Swiper>`,
      ),
    },
  },
  {
    name: 'Keen Slider',
    styled: true,
    uses: {
      carousel: `import { useKeenSlider } from 'keen-slider/react'; export const Use = () => { const [ref] = useKeenSlider({ loop: true }); return <div ref={ref}/>; };`,
    },
  },
  {
    name: 'React Slick',
    styled: true,
    uses: { carousel: sample(`import Slider from 'react-slick'`, `<Slider><div>1</div></Slider>`) },
  },
  {
    name: 'Adyen Web, card',
    styled: true,
    uses: {
      'card form': `import { AdyenCheckout, Card } from '@adyen/adyen-web'; export const pay = async (element) => new Card(await AdyenCheckout({ environment: 'test', clientKey: 'x', countryCode: 'US' })).mount(element);`,
    },
  },
  {
    name: 'Braintree Drop-in',
    styled: true,
    uses: {
      'card form': `import dropIn from 'braintree-web-drop-in'; export const pay = (options) => dropIn.create(options);`,
    },
  },
];
