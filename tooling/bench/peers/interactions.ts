/** A use of a library that a page mounts. Its code exports `Use`; `ours` is the entry of @settee/ui. */
export interface Use {
  name: string;
  code: string;
}

// One font for all, because the first glyphs of another font cost as much as a dialog.
const styles = `
* { font-family: sans-serif !important; font-stretch: normal !important }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(56px, 1fr)); gap: 8px; border: 0; padding: 0; margin: 0 }
.swatch { display: block; position: relative; padding: 3px; border: 1px solid #ddd; border-radius: 50%; cursor: pointer }
.swatch:has(:checked), .swatch[data-state=checked], .swatch[data-checked], .swatch[data-selected] { border-color: #000 }
.swatch input { position: absolute; inset: 0; opacity: 0; margin: 0 }
.tile { display: block; aspect-ratio: 1; border-radius: 50% }
.scrim { position: fixed; inset: 0; background: rgb(0 0 0 / .4) }
.layer { position: fixed; inset-block-start: 80px; inset-inline: 0; margin: 0 auto; inline-size: 480px; padding: 24px; background: #fff }
`;

/** Files around the uses: 500 fabrics for the swatches, a page of 200 cards and a form for the dialogs. */
export const surroundings = {
  'look.css': styles,
  'fabrics.js': `export const fabrics = Array.from({ length: 500 }, (_, at) => ({
    code: String(at), name: 'Fabric ' + at, color: 'hsl(' + (at * 47) % 360 + ' 40% 60%)',
  }));`,
  'page.jsx': `export const Form = () => <form>{Array.from({ length: 8 }, (_, at) =>
    <p key={at}><label>Field {at} <input name={'f' + at} /></label></p>)}<button type="button">Save</button></form>;
  export const Cards = () => <div className="grid">{Array.from({ length: 200 }, (_, at) =>
    <article key={at}><h3>Sofa {at}</h3><p>A sofa of the range, in stock</p><button>Add</button></article>)}</div>;`,
  'swatches-page.jsx': `import './look.css'; import { createRoot } from 'react-dom/client'; import { flushSync } from 'react-dom';
  import { useState } from 'react'; import { Use } from 'use';
  let select; let root;
  const App = () => { const [value, setValue] = useState('3'); select = setValue; return <Use value={value} onSelect={setValue} />; };
  const timed = (work) => { const began = performance.now(); flushSync(work); document.body.offsetHeight; return performance.now() - began; };
  Object.assign(window, {
    mount: () => { root = createRoot(document.getElementById('root')); return timed(() => root.render(<App />)); },
    select: (at) => timed(() => select(String(at))),
    unmount: () => flushSync(() => root.unmount()),
  });`,
  'dialog-page.jsx': `import './look.css'; import { createRoot } from 'react-dom/client'; import { Cards } from './page.jsx'; import { Use } from 'use';
  createRoot(document.getElementById('root')).render(<><Use /><Cards /></>);`,
};

const fabrics = `import { fabrics } from './fabrics.js';`;

/** The same in a library that writes its styles while the page runs. */
const styledSwatches = (name: string, from: string): Use => ({
  name,
  code: `${fabrics} import styled from '${from}';
      const Grid = styled.fieldset\`display: grid; grid-template-columns: repeat(auto-fill, minmax(56px, 1fr)); gap: 8px\`;
      const Label = styled.label\`display: block; position: relative; padding: 3px; border: 1px solid #ddd; border-radius: 50%; &:has(:checked) { border-color: #000 }\`;
      const Input = styled.input\`position: absolute; inset: 0; opacity: 0; margin: 0\`;
      const Tile = styled.span\`display: block; aspect-ratio: 1; border-radius: 50%\`;
      export const Use = ({ value, onSelect }) => <Grid>{fabrics.map((f) => <Label key={f.code}><Input type="radio" name="f" value={f.code}
        aria-label={f.name} checked={f.code === value} onChange={(event) => onSelect(event.target.value)} /><Tile style={{ background: f.color }} /></Label>)}</Grid>;`,
});

/**
 * Five hundred swatches with single selection; the first entry is the baseline of native radios with static CSS.
 */
export const swatches: readonly Use[] = [
  {
    name: 'native radios, static CSS',
    code: `${fabrics} export const Use = ({ value, onSelect }) => <fieldset className="grid">{fabrics.map((f) =>
      <label key={f.code} className="swatch"><input type="radio" name="f" value={f.code} aria-label={f.name}
        checked={f.code === value} onChange={(event) => onSelect(event.target.value)} /><span className="tile" style={{ background: f.color }} /></label>)}</fieldset>;`,
  },
  {
    name: 'Settee',
    code: `${fabrics} import 'settee/styles.css'; import { Swatch, SwatchGroup, themeClass } from 'settee';
      document.documentElement.className = themeClass('main');
      export const Use = ({ value, onSelect }) => <SwatchGroup legend="Fabric">{fabrics.map((f) =>
        <Swatch key={f.code} name="f" value={f.code} label={f.name} color={f.color} checked={f.code === value} onSelect={onSelect} />)}</SwatchGroup>;`,
  },
  styledSwatches('styled-components', 'styled-components'),
  styledSwatches('Emotion', '@emotion/styled'),
  {
    name: 'Radix',
    code: `${fabrics} import * as R from '@radix-ui/react-radio-group';
      export const Use = ({ value, onSelect }) => <R.Root className="grid" value={value} onValueChange={onSelect}>{fabrics.map((f) =>
        <R.Item key={f.code} value={f.code} className="swatch" aria-label={f.name}><span className="tile" style={{ background: f.color }} /></R.Item>)}</R.Root>;`,
  },
  {
    name: 'Base UI',
    code: `${fabrics} import { Radio } from '@base-ui/react/radio'; import { RadioGroup } from '@base-ui/react/radio-group';
      export const Use = ({ value, onSelect }) => <RadioGroup className="grid" value={value} onValueChange={(next) => onSelect(next)}>{fabrics.map((f) =>
        <Radio.Root key={f.code} value={f.code} className="swatch" aria-label={f.name}><span className="tile" style={{ background: f.color }} /></Radio.Root>)}</RadioGroup>;`,
  },
  {
    name: 'React Aria',
    code: `${fabrics} import { Radio, RadioGroup } from 'react-aria-components';
      export const Use = ({ value, onSelect }) => <RadioGroup className="grid" aria-label="Fabric" value={value} onChange={onSelect}>{fabrics.map((f) =>
        <Radio key={f.code} value={f.code} className="swatch" aria-label={f.name}><span className="tile" style={{ background: f.color }} /></Radio>)}</RadioGroup>;`,
  },
];

const form = `import { Form } from './page.jsx';`;

/** A dialog with a form over a page of cards: a button with the id \`open\`, one with \`close\`. */
export const dialogs: readonly Use[] = [
  {
    name: 'native dialog',
    code: `${form} import { useRef } from 'react'; export const Use = () => { const layer = useRef(null); return <>
      <button id="open" onClick={() => layer.current.showModal()}>open</button>
      <dialog ref={layer} aria-label="Title"><h2>Title</h2><p>Text</p><Form /><button id="close" onClick={() => layer.current.close()}>x</button></dialog></>; };`,
  },
  {
    name: 'Settee',
    code: `${form} import 'settee/styles.css'; import { Button, Dialog, themeClass } from 'settee'; import { useState } from 'react';
      document.documentElement.className = themeClass('main');
      export const Use = () => { const [isOpen, setIsOpen] = useState(false); return <>
        <Button id="open" onClick={() => setIsOpen(true)}>open</Button>
        <Dialog open={isOpen} onOpenChange={setIsOpen} title="Title" description="Text"><Form /><button id="close" onClick={() => setIsOpen(false)}>x</button></Dialog></>; };`,
  },
  {
    name: 'Headless UI',
    code: `${form} import { useState } from 'react'; import { Dialog, DialogBackdrop, DialogPanel, DialogTitle, Description } from '@headlessui/react';
      export const Use = () => { const [isOpen, setIsOpen] = useState(false); return <><button id="open" onClick={() => setIsOpen(true)}>open</button>
        <Dialog open={isOpen} onClose={() => setIsOpen(false)}><DialogBackdrop className="scrim" /><DialogPanel className="layer"><DialogTitle>Title</DialogTitle>
        <Description>Text</Description><Form /><button id="close" onClick={() => setIsOpen(false)}>x</button></DialogPanel></Dialog></>; };`,
  },
  {
    name: 'Base UI',
    code: `${form} import { Dialog as D } from '@base-ui/react/dialog'; export const Use = () => <D.Root><D.Trigger id="open">open</D.Trigger><D.Portal>
      <D.Backdrop className="scrim" /><D.Popup className="layer"><D.Title>Title</D.Title><D.Description>Text</D.Description><Form /><D.Close id="close">x</D.Close></D.Popup></D.Portal></D.Root>;`,
  },
  {
    name: 'Radix',
    code: `${form} import * as D from '@radix-ui/react-dialog'; export const Use = () => <D.Root><D.Trigger id="open">open</D.Trigger><D.Portal>
      <D.Overlay className="scrim" /><D.Content className="layer"><D.Title>Title</D.Title><D.Description>Text</D.Description><Form /><D.Close id="close">x</D.Close></D.Content></D.Portal></D.Root>;`,
  },
  {
    name: 'React Aria',
    code: `${form} import { DialogTrigger, Button, ModalOverlay, Modal, Dialog, Heading } from 'react-aria-components';
      export const Use = () => <DialogTrigger><Button id="open">open</Button><ModalOverlay className="scrim"><Modal className="layer"><Dialog>
        <Heading slot="title">Title</Heading><p>Text</p><Form /><Button id="close" slot="close">x</Button></Dialog></Modal></ModalOverlay></DialogTrigger>;`,
  },
];
