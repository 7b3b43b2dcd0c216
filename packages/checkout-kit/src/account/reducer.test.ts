import { expect, test } from 'vitest';
import {
  initialSignInState,
  panelReducer,
  type PanelEvent,
  type PanelState,
  signInReducer,
  type SignInEvent,
  type SignInState,
  initialPanelState,
} from './reducer.ts';
import { loginConfigFixture } from '../fixtures/account.ts';

const config = loginConfigFixture();
const content = { title: 'Reset Password', text: 'Tell us your address.' };
const signIn = (...events: SignInEvent[]) => events.reduce<SignInState>(signInReducer, initialSignInState);
const panel = (...events: PanelEvent[]) => events.reduce<PanelState>(panelReducer, initialPanelState);

test('SIGN-25: a loaded configuration opens the popup', () => {
  expect(signIn({ type: 'signInRequested', url: '/favorites' }, { type: 'configLoaded', config })).toEqual({
    status: 'open',
    url: '/favorites',
    config,
  });
});

test('a late response does not open a closed popup', () => {
  expect(signIn({ type: 'signInRequested', url: '' }, { type: 'closed' }, { type: 'configLoaded', config })).toBe(
    initialSignInState,
  );
});

test('a second click while the first request is in progress changes nothing', () => {
  expect(signIn({ type: 'signInRequested', url: '/a' }, { type: 'signInRequested', url: '/b' })).toEqual({
    status: 'loading',
    url: '/a',
  });
});

test('SIGN-32: the reset view shows once its content has loaded, and returns to sign-in', () => {
  expect(panel({ type: 'resetRequested' })).toEqual({ status: 'fetchingReset' });
  expect(panel({ type: 'resetRequested' }, { type: 'resetLoaded', content })).toEqual({ status: 'reset', content });
  expect(panel({ type: 'resetRequested' }, { type: 'resetLoaded', content }, { type: 'backClicked' })).toBe(
    initialPanelState,
  );
  expect(panel({ type: 'resetLoaded', content })).toBe(initialPanelState);
});

test('SIGN-33, PWD-15: without its content the popup takes its place', () => {
  expect(panel({ type: 'resetRequested' }, { type: 'resetUnavailable' })).toEqual({ status: 'forgotPopup' });
  expect(panel({ type: 'resetUnavailable' })).toEqual({ status: 'forgotPopup' });
});
