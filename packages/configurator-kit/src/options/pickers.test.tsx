import { SiteProvider } from '@settee/ui';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sizeFixture } from '../fixtures/options.ts';
import { pickerFixture } from '../fixtures/picker.ts';
import { messages } from '../locales/fr-CA/index.ts';
import { ChoiceTilesExample } from './ChoiceTiles/ChoiceTiles.example.tsx';
import { ImageAndTextPickerExample } from './ImageAndTextPicker/ImageAndTextPicker.example.tsx';
import { MaterialPickerExample } from './MaterialPicker/MaterialPicker.example.tsx';
import { OptionDrawerExample } from './OptionDrawer/OptionDrawer.example.tsx';
import { TextButtonsExample } from './TextButtons/TextButtons.example.tsx';
import { TextButtons } from './TextButtons/TextButtons.tsx';

const inFrench = (Example: ComponentType) =>
  renderToStaticMarkup(
    <SiteProvider locale="fr-CA" messages={{ configurator: messages }}>
      <Example />
    </SiteProvider>,
  ).replaceAll('\u00a0', ' ');

test.each<[string, ComponentType, french: readonly string[], english: RegExp]>([
  ['ChoiceTiles', ChoiceTilesExample, ['Choix : Leg', 'ajoutez $'], /Choices|add \$/],
  ['ImageAndTextPicker', ImageAndTextPickerExample, ['Choix : Cushion', 'non offert'], /Choices|unavailable/],
  ['MaterialPicker', MaterialPickerExample, ['Choix : Fabric', 'Afficher plus', 'Entretien'], /Choices|Load More|Care/],
  ['OptionDrawer', OptionDrawerExample, ['Choix : Size', 'Aucune sélection'], /Choices|None Selected/],
  ['TextButtons', TextButtonsExample, ['Choix : Size'], /Choices/],
])('%s has the words of the site', (_name, Example, french, english) => {
  const html = inFrench(Example);
  expect(french.filter((text) => !html.includes(text))).toEqual([]);
  expect(english.exec(html)).toBeNull();
});

test('a word given to a picker replaces that of the site', () => {
  const choicesLabel = (option: string) => `Tailles (${option})`;
  const html = inFrench(() => <TextButtons {...pickerFixture(sizeFixture)} messages={{ choicesLabel }} />);
  expect(html).toContain('Tailles (Size)');
});
