import { SiteProvider } from '@settee/ui';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { browsePortsFixture } from '../fixtures/browse.ts';
import { choiceFixture, groupFixture, optionFixture } from '../fixtures/options.ts';
import { type FabricBrowserControl, useFabricBrowser } from './useFabricBrowser.ts';

const names = ['Zink', 'Åska', 'Ask'];
const option = optionFixture(
  { optionCode: 12, optionType: 'fabric', optionExperience: 'fabric', optionSequence: 1, title: 'Tyg' },
  [
    groupFixture(
      'Tyger',
      names.map((name, index) => choiceFixture(index, name)),
    ),
  ],
);

test.each([
  ['sv-SE', ['Ask', 'Zink', 'Åska']],
  ['en-US', ['Ask', 'Åska', 'Zink']],
  [undefined, ['Ask', 'Åska', 'Zink']],
])('FILTER-20: on a site in %s names are sorted as in its language', (locale, sorted) => {
  const ports = browsePortsFixture();
  let browser: FabricBrowserControl | undefined;
  function Probe() {
    browser = useFabricBrowser({ option, ports, isNewBrowseModal: true });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  flushSync(() =>
    root.render(
      <SiteProvider {...(locale !== undefined && { locale })}>
        <Probe />
      </SiteProvider>,
    ),
  );
  flushSync(() => browser?.sort(4));
  expect(browser?.groups.flatMap(({ choices }) => choices.map(({ title }) => title))).toEqual(sorted);
});
