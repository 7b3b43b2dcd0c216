import { composeStories } from '@storybook/react-vite';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as stories from './Dialog.stories.tsx';
import * as edges from './DialogEdges.stories.tsx';
import * as focuses from './DialogFocus.stories.tsx';
import * as layers from './DialogOverDialog.stories.tsx';
import * as reaches from './DialogReach.stories.tsx';
import { Dialog } from './Dialog.tsx';

const all = composeStories(stories);
const edge = composeStories(edges);
const focus = composeStories(focuses);
const layer = composeStories(layers);
const reach = composeStories(reaches);

test('is modal, has its title as name and takes the focus', async () => {
  await all.SmallDecision.run();
});

test('reads its description out with the title', async () => {
  await all.WithDescription.run();
});

test('Tab and Shift+Tab go round inside', async () => {
  await reach.FocusStaysInside.run();
});

test('Escape closes, and the focus goes back to what opened it', async () => {
  await reach.EscapeClosesAndReturnsFocus.run();
});

test('the page behind is hidden from readers, mouse and scrolling, until it closes', async () => {
  await reach.ThePageBehindIsOutOfReach.run();
});

test('a press on the scrim closes', async () => {
  await reach.APressBesideCloses.run();
});

test('the second press of a double click does not close what the first one opened', async () => {
  await edge.ADoublePressOpens.run();
});

test('an alert dialog reads out its question', async () => {
  await all.AlertDialog.run();
});

test('nothing of it is left when its page goes', async () => {
  await edge.TakenAwayWhileOpen.run();
});

test('live regions are not hidden with the page behind', async () => {
  await edge.HeardOverTheDialog.run();
});

test('emptied slots leave neither a foot nor a description', async () => {
  await edge.EmptiedSlots.run();
});

test('not dismissible: no cross, no Escape, no scrim', async () => {
  await reach.MustChoose.run();
});

test('the focus comes back to the page through two layers in a row', async () => {
  await layer.OneAfterTheOther.run();
});

test('Escape closes the upper of two layers only', async () => {
  await layer.Stacked.run();
});

test('a field with autoFocus is respected, and not taken for the opener', async () => {
  await reach.FirstFieldTakesTheFocus.run();
});

test('radios are one stop when Tab goes round', async () => {
  await focus.RadiosAreOneStop.run();
});

test('without anything to stop at the focus stays on the dialog', async () => {
  await focus.NothingToStopAt.run();
});

test('the page behind does not keep the focus', async () => {
  await focus.ThePageBehindGivesTheFocusBack.run();
});

test('what comes over the dialog later is within reach', async () => {
  await focus.WhatComesOverItIsWithinReach.run();
});

test('the focus stays inside when what had it is removed', async () => {
  await focus.ARemovedLineLeavesTheFocusInside.run();
});

test('Escape in a composed word does not close', async () => {
  await focus.EscapeInAComposedWord.run();
});

test("Radix's own parts work inside", async () => {
  await focus.PartsOfRadix.run();
});

test('a closed dialog is nothing in the HTML of the server, an open one waits for the browser', () => {
  for (const open of [false, true]) {
    const html = renderToString(
      <Dialog open={open} onOpenChange={() => {}} title="Network Error">
        Offline
      </Dialog>,
    );
    expect(html).toBe('');
  }
});
