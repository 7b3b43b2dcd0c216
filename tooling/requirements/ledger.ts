import type { Reach } from './proof.ts';

export interface Requirement {
  id: string;
  statement: string;
}

/** Reads the lines `- **AREA-NN** statement` of a ledger file. */
export function readLedger(markdown: string): Requirement[] {
  return [...markdown.matchAll(/^- \*\*([A-Z]+-\d+)\*\* (.+)$/gm)].map(([, id = '', statement = '']) => ({
    id,
    statement,
  }));
}

/** The ids that a title, name or tag names, one by one. */
export function idsIn(text: string): string[] {
  return text.match(/\b[A-Z]{3,}-\d{2}\b/g) ?? [];
}

/** A test, with every text that may name what it shows. */
export interface TestReference {
  /** Location of the test. */
  place: string;
  texts: string[];
  passed: boolean;
  /** Whether what it shows of `requirement` is in the shop. */
  reach(requirement: Requirement): Reach;
}

export interface RequirementStatus {
  areas: { area: string; shop: number; kit: number; open: number; total: number }[];
  /** Ids that the shop does. */
  shop: string[];
  /** Ids that only a kit does, each with the reason. */
  kit: Map<string, string>;
  open: Requirement[];
  /** Ids with a failing test: nothing is known of them. */
  failing: string[];
  /** Ids that the ledger does not hold, with the place that names them. */
  unknown: string[];
}

/** A line that lists fields or values: a test of the type or rule is enough. */
export const isModel = ({ statement }: Requirement): boolean =>
  /^(Entity|[^.:]{0,60}\b(types|values): |`\w+` is one of )/.test(statement);

/**
 * A requirement is shown when a passing test names it, in the shop when one such test reaches it. Of one that a failing test
 * names nothing is known.
 */
export function evaluateRequirement(
  ledger: readonly Requirement[],
  tests: readonly TestReference[],
): RequirementStatus {
  const known = new Set(ledger.map(({ id }) => id));
  const passing = new Map<string, TestReference[]>();
  const failing = new Set<string>();
  const unknown = new Set<string>();
  for (const test of tests) {
    for (const id of test.texts.flatMap(idsIn)) {
      if (!known.has(id)) unknown.add(`${id} in ${test.place}`);
      if (test.passed) passing.set(id, [...(passing.get(id) ?? []), test]);
      else failing.add(id);
    }
  }
  const shop: string[] = [];
  const kit = new Map<string, string>();
  const open: Requirement[] = [];
  for (const line of ledger.filter(({ id }) => !failing.has(id))) {
    const reaches = (passing.get(line.id) ?? []).map((test) => test.reach(line));
    const [first] = reaches;
    if (reaches.some((reach) => reach.in === 'shop')) shop.push(line.id);
    else if (first?.in === 'kit') kit.set(line.id, first.why);
    else open.push(line);
  }
  const byArea = Map.groupBy(ledger, ({ id }) => id.replace(/-\d+$/, ''));
  const areas = [...byArea].map(([area, lines]) => ({
    area,
    shop: lines.filter(({ id }) => shop.includes(id)).length,
    kit: lines.filter(({ id }) => kit.has(id)).length,
    open: lines.filter((line) => open.includes(line)).length,
    total: lines.length,
  }));
  const red = ledger.map(({ id }) => id).filter((id) => failing.has(id));
  return { areas, shop, kit, open, failing: red, unknown: [...unknown] };
}

/** The ids that were open, or in a kit only, when the lists were last written. */
export interface Committed {
  open: readonly string[];
  kit: readonly string[];
}

export interface Change {
  /** Each with what was lost. */
  worse: string[];
  better: string[];
}

/** Returns the changes since the lists were committed. A new line in the ledger counts as open until then. */
export function compareWith(committed: Committed, { shop, kit, open }: RequirementStatus): Change {
  const worse = [
    ...open.filter(({ id }) => !committed.open.includes(id)).map(({ id }) => `${id} is no longer shown`),
    ...[...kit]
      .filter(([id]) => !committed.kit.includes(id) && !committed.open.includes(id))
      .map(([id, why]) => `${id} is no longer in the shop: ${why}`),
  ];
  const better = [
    ...shop
      .filter((id) => committed.kit.includes(id) || committed.open.includes(id))
      .map((id) => `${id} is in the shop`),
    ...[...kit.keys()].filter((id) => committed.open.includes(id)).map((id) => `${id} is shown by a kit`),
  ];
  return { worse, better };
}
