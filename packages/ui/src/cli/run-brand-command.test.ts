import { expect, test } from 'vitest';
import { runBrandCommand } from './run-brand-command.ts';

const good = JSON.stringify({ name: 'harbor', light: { color: { accent: '#0b4f6c' } }, dark: {} });
const pale = JSON.stringify({ name: 'pale', light: { color: { muted: '#bbbbbb' } } });

/** Runs the command with `source` as every file that it reads. */
function runWith(source: string, ...args: string[]) {
  const written = new Map<string, string>();
  const files = { read: () => source, write: (path: string, text: string) => void written.set(path, text) };
  return { ...runBrandCommand(args, files), written };
}

test('check lists each contrast', () => {
  const { code, output } = runWith(good, 'check', 'harbor.json');
  expect(code).toBe(0);
  expect(output).toMatch(/^ok {3}light onAccent on accent +8\.9\d \(required 4\.5\)$/m);
  expect(output).toMatch(/^harbor: (\d+) of \1 contrasts are sufficient$/m);
});

test('check fails for too little contrast', () => {
  const { code, output } = runWith(pale, 'check', 'pale.json');
  expect(code).toBe(1);
  expect(output).toMatch(/^FAIL light muted on paper +1\.\d+ \(required 4\.5\)$/m);
});

test('check reads plain CSS, and names properties that no component reads', () => {
  const css = `/* .settee-old { --settee-color-ink: #fff } */
.settee-harbor { --settee-color-accent: #0b4f6c; --settee-color-acent: red; }
.settee-harbor-dark { --settee-color-ink: #0d1a23 }
@media (min-width: 768px) { .settee-harbor { --settee-color-muted: #fff } }`;
  const { code, output } = runWith(css, 'check', 'harbor.css');
  expect(code).toBe(1);
  expect(output).toContain(
    'FAIL --settee-color-acent: no component reads this custom property; did you mean --settee-color-accent?',
  );
  expect(output).toMatch(/light muted on paper +6\./);
  expect(output).toMatch(/FAIL dark {2}ink on paper/);
  expect(output).not.toContain('old:');
  expect(runWith('.settee-harbor { --settee-color-accent: #0b4f6c }', 'check', 'harbor.css').code).toBe(0);
  expect(runWith('body { color: red }', 'check', 'a.css').code).toBe(1);
});

test('css writes the style sheet, also when a contrast fails', () => {
  const { code, written, output } = runWith(pale, 'css', 'pale.json', 'out/pale.css');
  expect(code).toBe(1);
  expect(written.get('out/pale.css')).toContain('.settee-pale {');
  expect(output).toMatch(/^FAIL light muted on paper/);
  expect(runWith(good, 'css', 'harbor.json', 'harbor.css').code).toBe(0);
});

test('tokens writes one file per scheme', () => {
  const { written } = runWith(good, 'tokens', 'harbor.json', 'tokens');
  expect([...written.keys()]).toEqual(['tokens/harbor.tokens.json', 'tokens/harbor-dark.tokens.json']);
  expect(JSON.parse(written.get('tokens/harbor.tokens.json') ?? '')).toHaveProperty(
    'color.accent.$value.hex',
    '#0b4f6c',
  );
});

test('an invalid brand is not written', () => {
  const { code, output, written } = runWith('{"name":"x","light":{"color":{"acent":"red"}}}', 'css', 'x.json', 'x.css');
  expect([code, output, written.size]).toEqual([1, 'light.color.acent: unknown token; did you mean accent?', 0]);
});

test.each([
  [[], 2],
  [['check'], 2],
  [['css', 'harbor.json'], 2],
  [['check', 'harbor.json', 'more'], 2],
  [['paint', 'harbor.json'], 2],
  [['--help'], 0],
])('%j shows the usage', (args, expected) => {
  const { code, output } = runWith(good, ...args);
  expect(code).toBe(expected);
  expect(output).toContain('settee-brand check <file>');
});

test('an invalid or missing JSON file is reported with its name', () => {
  expect(runWith('{', 'check', 'harbor.json')).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^harbor\.json: /),
  });
  const missing = runBrandCommand(['check', 'none.json'], {
    read: () => {
      throw new Error('ENOENT');
    },
    write: () => {},
  });
  expect(missing).toEqual({ code: 2, output: 'none.json: ENOENT' });
});
