import { expect, test } from 'vitest';
import {
  noSignIn,
  panelFlow,
  type PanelEvent,
  type PanelState,
  signInFlow,
  type SignInEvent,
  type SignInState,
  signInView,
} from './flow.ts';
import { sampleLoginConfig } from '../samples/account.ts';

const config = sampleLoginConfig();
const content = { title: 'Reset Password', text: 'Tell us your address.' };
const signIn = (...events: SignInEvent[]) => events.reduce<SignInState>(signInFlow, noSignIn);
const panel = (...events: PanelEvent[]) => events.reduce<PanelState>(panelFlow, signInView);

test('SIGN-25: a wish that is granted opens the popup', () => {
  expect(signIn({ type: 'asked', url: '/favorites' }, { type: 'granted', config })).toEqual({
    status: 'open',
    url: '/favorites',
    config,
  });
});

test('a popup that was closed does not open by a late answer', () => {
  expect(signIn({ type: 'asked', url: '' }, { type: 'closed' }, { type: 'granted', config })).toBe(noSignIn);
});

test('a second press while the first is on its way changes nothing', () => {
  expect(signIn({ type: 'asked', url: '/a' }, { type: 'asked', url: '/b' })).toEqual({ status: 'asking', url: '/a' });
});

test('SIGN-32: the reset view shows once its content has loaded, and leads back', () => {
  expect(panel({ type: 'resetAsked' })).toEqual({ status: 'fetchingReset' });
  expect(panel({ type: 'resetAsked' }, { type: 'resetLoaded', content })).toEqual({ status: 'reset', content });
  expect(panel({ type: 'resetAsked' }, { type: 'resetLoaded', content }, { type: 'backed' })).toBe(signInView);
  expect(panel({ type: 'resetLoaded', content })).toBe(signInView);
});

test('SIGN-33, PWD-15: without its content the popup takes its place', () => {
  expect(panel({ type: 'resetAsked' }, { type: 'resetUnavailable' })).toEqual({ status: 'forgotPopup' });
  expect(panel({ type: 'resetUnavailable' })).toEqual({ status: 'forgotPopup' });
});
