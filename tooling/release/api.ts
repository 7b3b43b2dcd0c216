import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Checker,
  SignatureKind,
  SymbolFlags,
  type Symbol as TypeSymbol,
  type Type,
} from 'typescript/unstable/sync';
import { root } from '../run.ts';
import { openProgram, type Program } from '../unused/program.ts';
import { publishedPackages } from './packages.ts';

/** The public interface of a package; a list is one text of words, so that the record of a version stays short. */
export interface PackageApi {
  version: string;
  /** The exports of each entry, such as `@settee/ui/Button`. */
  entries: Record<string, string>;
  /**
   * Members of each exported type and object, properties of each component, and `event.member` of each event:
   * `name!` is required, `name(2)` takes two values.
   */
  members: Record<string, string>;
}

export type Api = Record<string, PackageApi>;

/** The record of the last published versions. */
export const recordPath = join(import.meta.dirname, 'published-api.json');

interface Manifest {
  version: string;
  exports: Record<string, string | Record<string, string>>;
}

/** Returns the type with the public members: the properties of a component, else the type or object itself. */
function typeWithMembers(checker: Checker, exported: TypeSymbol): Type | undefined {
  if (!exported.valueDeclaration) return checker.getDeclaredTypeOfSymbol(exported);
  const type = checker.getTypeOfSymbol(exported);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  if (!signature) return type;
  const [parameter] = /^[A-Z][a-z]/.test(exported.name) ? signature.getParameters() : [];
  return parameter && checker.getTypeOfSymbol(parameter);
}

/** Members that this repository declares, as words. */
function wordsOf(checker: Checker, type: Type): string[] {
  const own = checker.getPropertiesOfType(type).filter(({ declarations }) => {
    const path = declarations?.[0]?.path ?? '';
    return path.includes('/packages/') && !path.includes('/node_modules/');
  });
  return own.map((member) => {
    const memberType = checker.getTypeOfSymbol(member);
    const given = memberType && (checker.getNonNullableType(memberType) ?? memberType);
    const [signature] = given ? checker.getSignaturesOfType(given, SignatureKind.Call) : [];
    const values = signature?.getParameters().length ?? 0;
    const isRequired = (member.flags & SymbolFlags.Optional) === 0;
    return `${member.name}${values > 1 ? `(${values})` : ''}${isRequired ? '!' : ''}`;
  });
}

/** Members of each event in a union of events. */
function eventWords(checker: Checker, events: readonly Type[]): string[] {
  return events.flatMap((event) => {
    const kind = checker.getPropertiesOfType(event).find(({ name }) => name === 'type');
    const kindType = kind && checker.getTypeOfSymbol(kind);
    const kinds = kindType?.isUnionType() ? (kindType.getTypes() ?? []) : kindType ? [kindType] : [];
    const words = wordsOf(checker, event).filter((word) => word !== 'type!');
    return kinds.flatMap((each) => {
      const name = checker.typeToString(each).replaceAll('"', '');
      return [name, ...words.map((word) => `${name}.${word}`)];
    });
  });
}

function membersOf(checker: Checker, exported: TypeSymbol): string {
  const type = typeWithMembers(checker, exported);
  if (!type) return '';
  const isEvents = exported.name.endsWith('Event') && type.isUnionType();
  return (isEvents ? eventWords(checker, type.getTypes() ?? []) : wordsOf(checker, type)).sort().join(' ');
}

function packageApi({ checker, file }: Program, name: string): PackageApi {
  const folder = join('packages', name);
  const { version, exports }: Manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const api: PackageApi = { version, entries: {}, members: {} };
  for (const [entry, target] of Object.entries(exports)) {
    const source = typeof target === 'string' ? undefined : target['@settee/source'];
    const module = source && file(join(folder, source));
    const symbol = module && checker.getSymbolAtLocation(module);
    if (!symbol) continue;
    const exported = checker.getExportsOfModule(symbol);
    api.entries[`@settee/${name}${entry.slice(1)}`] = exported
      .map((each) => each.name)
      .sort()
      .join(' ');
    for (const each of exported) {
      const isAlias = (each.flags & SymbolFlags.Alias) !== 0;
      const members = membersOf(checker, isAlias ? checker.getAliasedSymbol(each) : each);
      if (members !== '') api.members[each.name] = members;
    }
  }
  return api;
}

/** Returns the public interface of the packages in this workspace. */
export const readApi = (program: Program): Api =>
  Object.fromEntries(publishedPackages.map(({ name }) => [`@settee/${name}`, packageApi(program, name)]));

if (import.meta.main) {
  const program = openProgram();
  writeFileSync(recordPath, `${JSON.stringify(readApi(program), null, 1)}\n`);
  program.close();
}
