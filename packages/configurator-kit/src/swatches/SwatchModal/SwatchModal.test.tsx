import { composeStories } from '@storybook/react-vite';
import { test } from 'vitest';
import { stubLayout } from '../../fixtures/layout-stub.ts';
import * as formStories from './SwatchForm.stories.tsx';
import * as stories from './SwatchModal.stories.tsx';

const all = { ...composeStories(stories), ...composeStories(formStories) };

stubLayout();

test('SWATCH-02, SWATCH-03, SWATCH-20, SWATCH-64, SWATCH-65: a click opens the form with the default swatch', () =>
  all.Open.run());
test('SWATCH-13: first name, last name and email are prefilled when known', () => all.Prefilled.run());
test('SWATCH-27, SWATCH-28, SWATCH-29: errors show after a failed submit, the first wrong field has the focus', () =>
  all.NothingEntered.run());
test('SWATCH-77 to SWATCH-79, SWATCH-82, SWATCH-84, SWATCH-90, EVENT-05: by a suggestion to the receipt', () =>
  all.ToTheReceipt.run());
test('SWATCH-74, SWATCH-75, SWATCH-76: an unverified street is used as entered', () => all.KeptAsEntered.run());
test("SWATCH-83: without a validation result the response's message is shown in an alert", () => all.Refused.run());
test('an order with a failed request can be sent again', () => all.Unreachable.run());
test('SWATCH-66, SWATCH-69: the button is disabled while submitting, and a double click orders once', () =>
  all.Sending.run());
test('SWATCH-21, SWATCH-25, SWATCH-68: without a selected swatch the button is disabled', () =>
  all.NothingSelected.run());
test('SWATCH-67: with no swatch available it is disabled', () => all.NothingAvailable.run());
test('SWATCH-89: without fabrics there is no form', () => all.Empty.run());
test('SWATCH-04, SWATCH-05: unavailable fabrics are listed in place of the form, and the shopper continues without them', () =>
  all.GoneOn.run());
test('SWATCH-91: when the check fails that is logged and the form opens', () => all.AvailabilityUnknown.run());
test('SWATCH-92: a form that fails to load is logged and does not open', () => all.FormUnreachable.run());
test('what was typed outlives closing', () => all.Reopened.run());
test('SWATCH-71 to SWATCH-73: suggested streets of the site’s country fill the address, in a list that is moved into the form', () =>
  all.SuggestedStreets.run());
