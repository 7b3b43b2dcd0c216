import { expect, test } from 'vitest';
import { callbackName, feedCallback } from './callback-name.ts';

test.each([
  [feedCallback, '_browse_widget_MainPi'],
  ['jQuery$1', 'jQuery$1'],
  ['window.alert', 'window_alert'],
  ['a();alert(1);//', 'a___alert_1____'],
  ['1st', '_1st'],
  ['größe', 'gr__e'],
  ['</script>', '__script_'],
  ['\u2028', '_'],
])('XSELL-09: the callback %j is called %s', (callback, name) => {
  expect(callbackName(callback)).toBe(name);
});
