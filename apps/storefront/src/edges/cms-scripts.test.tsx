import { afterEach, expect, test, vi } from 'vitest';
import { runScripts } from './cms-scripts.ts';

const getContent = (html: string) => {
  const content = document.createElement('div');
  content.innerHTML = html;
  document.body.append(content);
  return content;
};
const note = (what: string) => `<script>document.body.title += '${what} '</script>`;

afterEach(() => {
  document.body.replaceChildren();
  document.body.title = '';
});

test('CMS-03: scripts of content run once, in their order, with the nonce of the page', () => {
  const content = getContent(`${note('first')}<p>Open</p>${note('second')}`);
  expect(document.body.title).toBe('');
  const report = vi.fn<(problem: string) => void>();
  runScripts(content, 'n1', report);
  expect(document.body.title).toBe('first second ');
  expect([...content.querySelectorAll('script')].map(({ nonce }) => nonce)).toEqual(['n1', 'n1']);
  expect(report).not.toHaveBeenCalled();
});

test('README decision 12: scripts of content are noted as foreign, other content is not', async () => {
  // Other test files have run such scripts in the modules they share with this one.
  vi.resetModules();
  const { hasThirdPartyScriptRun } = await import('./third-party-scripts.ts');
  const cms = await import('./cms-scripts.ts');
  cms.runScripts(getContent('<p>Open</p>'), '', () => undefined);
  expect(hasThirdPartyScriptRun()).toBe(false);
  cms.runScripts(getContent(note('first')), '', () => undefined);
  expect(hasThirdPartyScriptRun()).toBe(true);
});

test('CMS-03: elements other than scripts are not changed', () => {
  const content = getContent('<script type="application/ld+json">{"name":"Alder"}</script>');
  runScripts(content, '', () => undefined);
  expect(content.querySelector('script')?.text).toBe('{"name":"Alder"}');
});

test('CMS-04: a script that fails is logged; the others run and the content shows', () => {
  const broken = `<script>throw new Error('no such gallery')</script>`;
  const content = getContent(`${broken}<p>Open daily</p>${note('after')}`);
  const report = vi.fn<(problem: string) => void>();
  runScripts(content, '', report);
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no such gallery'));
  expect(document.body.title).toBe('after ');
  expect(content.querySelector('p')?.textContent).toBe('Open daily');
});

test('CMS-04: a script that cannot be loaded is logged by its address', () => {
  const content = getContent('<script src="https://cms.example/a.js" integrity="sha256-x"></script>');
  const report = vi.fn<(problem: string) => void>();
  runScripts(content, '', report);
  const script = content.querySelector('script');
  expect(script).toMatchObject({ src: 'https://cms.example/a.js' });
  expect(script?.getAttribute('integrity')).toBe('sha256-x');
  script?.dispatchEvent(new Event('error'));
  expect(report).toHaveBeenCalledExactlyOnceWith('https://cms.example/a.js could not be loaded');
});

test('CMS-04: errors of an external script are logged until it has run, and no others', () => {
  const content = getContent('<script src="https://cms.example/b.js"></script>');
  const report = vi.fn<(problem: string) => void>();
  runScripts(content, '', report);
  const fail = (message: string, filename: string) => {
    const event = new ErrorEvent('error', { message, filename, cancelable: true });
    window.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect(fail('ours', 'https://shop.example/client.js')).toBe(false);
  expect(fail('no such gallery', 'https://cms.example/b.js')).toBe(true);
  content.querySelector('script')?.dispatchEvent(new Event('load'));
  expect(fail('later', 'https://cms.example/b.js')).toBe(false);
  expect(report).toHaveBeenCalledExactlyOnceWith('no such gallery');
});
