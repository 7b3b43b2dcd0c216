import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import * as leadStories from './StoreLeads.stories.tsx';
import * as stories from './StoresLayer.stories.tsx';

const layers = composeStories(stories);
const leads = composeStories(leadStories);

test('PDP-04: without a zip code the layer asks for one', () => layers.WithoutZip.run());
test('STORE-03, STORE-04, PDP-04: the stores are asked with the usual request, and each says what it has', () =>
  layers.Found.run());
test('hours open in their row', () => layers.Hours.run());
test('another zip code is remembered', () => layers.OtherZip.run());
test('a wrong zip code is told under its field', () => layers.WrongZip.run());
test('and so is one that lies nowhere', () => layers.UnknownZip.run());
test('STORE-02: only stores that have it', () => layers.OnlyThoseThatHaveIt.run());
test('where none has it, all are shown again', () => layers.NoneHasIt.run());
test('while the stores are asked the button is busy', () => layers.Asking.run());
test('STORE-04: a failure is logged and may be tried again', () => layers.Failed.run());
test('a late answer does not overwrite a newer one', () => layers.LateAnswer.run());
test('STORE-06: the popup of the cart’s store', () => leads.CartStore.run());
test('STORE-05: the nearest store counts again', () => leads.Reset.run());
test('STORE-01, STORE-07: the ways to all stores', () => leads.AllStores.run());
test('STORE-05, STORE-06, STORE-07: failures are logged and no popup opens', () => leads.PopupsFail.run());
test('in Canada it is postal codes and kilometres', () => layers.InCanada.run());
test('the focus goes back to the button', () => layers.Closed.run());
