/** Shorter limits and durations are over before a busy machine has got there. */
const leastMs = 2000;

const timed = new Set(['timeout', 'duration', 'testTimeout', 'hookTimeout']);

const nameOf = (node) => (node?.type === 'JSXIdentifier' ? node.name : (node?.name ?? node?.value));

function sleepOf({ callee }) {
  if (callee.type === 'Identifier' && callee.name === 'setTimeout')
    return 'A test that sleeps is red on a busy machine: wait for what it waits for, or use fake timers.';
  if (callee.type !== 'MemberExpression') return undefined;
  const [object, property] = [nameOf(callee.object), nameOf(callee.property)];
  if (property === 'waitForTimeout')
    return 'A test that sleeps is red on a busy machine: wait for what it waits for, or use page.clock.';
  if (property === 'setTimeout' && ['globalThis', 'window'].includes(object))
    return 'A test that sleeps is red on a busy machine: use fake timers.';
  if (object === 'vi' && ['waitFor', 'waitUntil'].includes(property))
    return `vi.${property} gives up after 1 s: use expect.poll, or waitFor of the testing library.`;
  return undefined;
}

const isShort = (value) => {
  const literal = value?.type === 'JSXExpressionContainer' ? value.expression : value;
  return (
    literal?.type === 'Literal' && typeof literal.value === 'number' && literal.value > 0 && literal.value < leastMs
  );
};

const shortLimit = (name) =>
  `${name} is under ${leastMs} ms: leave it out, use limits of tooling/limits.ts, or test the time with fake timers.`;

/** Reports sleeps, waits with a limit of 1 s, and short limits and durations in tests and stories. Decision 5 */
const noRealClock = {
  create: (context) => ({
    CallExpression(node) {
      const message = sleepOf(node);
      if (message) context.report({ node, message });
    },
    ImportDeclaration(node) {
      if (/^(node:)?timers\/promises$/.test(node.source.value))
        context.report({ node, message: 'A test that sleeps is red on a busy machine: wait for what it waits for.' });
    },
    Property(node) {
      const name = nameOf(node.key);
      if (timed.has(name) && isShort(node.value)) context.report({ node, message: shortLimit(name) });
    },
    JSXAttribute(node) {
      const name = nameOf(node.name);
      if (timed.has(name) && isShort(node.value)) context.report({ node, message: shortLimit(name) });
    },
  }),
};

export default { meta: { name: 'settee' }, rules: { 'no-real-clock': noRealClock } };
