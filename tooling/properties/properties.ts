import { relative } from 'node:path';
import {
  isBindingElement,
  type FunctionDeclaration,
  type FunctionExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isObjectBindingPattern,
  isPropertySignatureDeclaration,
  type Node,
  type SourceFile,
} from 'typescript/unstable/ast';
import {
  type Checker,
  NodeBuilderFlags,
  SignatureKind,
  SymbolFlags,
  type Symbol as TypeSymbol,
  type Type,
} from 'typescript/unstable/sync';
import { nodesOf, type Program } from '../unused/program.ts';

/** A property of a component, as its page of documentation has it. */
export interface Property {
  description: string;
  required: boolean;
  /** The type as it is written in a table: a union of words as those words. */
  type: string;
  /** The words, when the type is a union of nothing else. */
  words?: string[];
  /** The text of the default in the source. */
  defaultValue?: string;
}

export interface Documented {
  description: string;
  /** By name, in the order of the declaration; without those of HTML elements. */
  properties: Record<string, Property>;
}

const flags =
  NodeBuilderFlags.NoTruncation |
  NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  NodeBuilderFlags.UseSingleQuotesForStringLiteralType |
  NodeBuilderFlags.OmitParameterModifiers;

const isWord = (type: Type) => type.isStringLiteralType() || type.isNumberLiteralType();

const ids = /\s*\b(?!ISO)[A-Z]{2,}-\d{2,}\b(?:\s*(?:,|to|and)\s*[A-Z]{2,}-\d{2,}\b)*[,.]?/g;

/** Descriptions without the ids of requirements, which only this repository knows. */
export function withoutIds({ description, properties }: Documented): Documented {
  const entries = Object.entries(properties).map(([name, property]) => [
    name,
    { ...property, description: property.description.replace(ids, '').trim() },
  ]);
  return { description: description.replace(ids, '').trim(), properties: Object.fromEntries(entries) };
}

/** The parts of a union, or the type alone; `undefined` of an optional property is left out. */
function partsOf(type: Type, checker: Checker, required: boolean): readonly Type[] {
  const given = required ? type : (checker.getNonNullableType(type) ?? type);
  return given.isUnionType() ? (given.getTypes() ?? [given]) : [given];
}

function describeType(checker: Checker, type: Type, required: boolean): Pick<Property, 'type' | 'words'> {
  const parts = partsOf(type, checker, required);
  const textOf = (part: Type) => checker.typeToString(part, undefined, flags).replaceAll(/import\("[^"]*"\)\./g, '');
  if (parts.length > 1 && parts.every(isWord)) {
    const words = parts.map(textOf);
    return { type: words.join(' | '), words };
  }
  const isWrittenOut = parts.length > 1 && parts.length < 9 && parts.some(isWord);
  if (isWrittenOut) return { type: parts.map(textOf).join(' | ').replace('false | true', 'boolean') };
  return { type: textOf(type).replace(/ \| undefined$/, '') };
}

/** The type as the source has it, when that names what a checker would spell. */
function annotationOf({ declarations }: TypeSymbol): string | undefined {
  const node = declarations?.[0]?.resolve();
  if (!node || !isPropertySignatureDeclaration(node) || !node.type) return undefined;
  return node.type.getText().replace(/\s+/g, ' ').replace(/^\| /, '');
}

/** Defaults by property, from the pattern that takes the properties apart. */
function defaultsOf(file: SourceFile, name: string): Record<string, string> {
  const isIt = (node: Node): node is FunctionDeclaration | FunctionExpression =>
    (isFunctionDeclaration(node) || isFunctionExpression(node)) && node.name?.text === name;
  // A declaration, or the argument of `withRef`.
  const component = [...nodesOf(file)].find(isIt);
  const pattern = component?.parameters[0]?.name;
  if (!pattern || !isObjectBindingPattern(pattern)) return {};
  return Object.fromEntries(
    [...pattern.elements].flatMap((element) => {
      if (!isBindingElement(element) || !element.initializer) return [];
      const key = element.propertyName ?? element.name;
      return key && isIdentifier(key) ? [[key.text, element.initializer.getText(file)]] : [];
    }),
  );
}

const isOptional = ({ flags: symbolFlags }: TypeSymbol) => (symbolFlags & SymbolFlags.Optional) !== 0;

function typeOf(checker: Checker, property: TypeSymbol, type: Type | undefined, required: boolean) {
  if (!type) return { type: 'unknown' };
  const described = describeType(checker, type, required);
  const annotation = described.words ? undefined : annotationOf(property);
  const isShorter = annotation !== undefined && annotation.length < described.type.length;
  return isShorter ? { type: annotation } : described;
}

function propertiesOf(checker: Checker, parameter: TypeSymbol, defaults: Record<string, string>) {
  const type = checker.getTypeOfSymbol(parameter);
  const found = (type ? checker.getPropertiesOfType(type) : []).filter(
    ({ declarations }) => !declarations?.[0]?.path.includes('/node_modules/'),
  );
  return Object.fromEntries(
    found.map((property): [string, Property] => {
      const own = checker.getTypeOfSymbol(property);
      const required = !isOptional(property);
      const defaultValue = defaults[property.name];
      return [
        property.name,
        {
          description: property.getDocumentationComment(checker),
          required,
          ...typeOf(checker, property, own, required),
          ...(defaultValue === undefined ? {} : { defaultValue }),
        },
      ];
    }),
  );
}

/** A component that a module exports; null for anything else. */
export function documentedComponent(program: Program, exported: TypeSymbol, file?: SourceFile): Documented | null {
  const { checker } = program;
  if (!/^[A-Z][a-z]/.test(exported.name) || !exported.valueDeclaration) return null;
  const type = checker.getTypeOfSymbol(exported);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const parameters = signature?.getParameters() ?? [];
  const [parameter] = parameters;
  if (!signature || parameters.length > 1) return null;
  const defaults = file ? defaultsOf(file, exported.name) : {};
  return {
    description: exported.getDocumentationComment(checker),
    properties: parameter ? propertiesOf(checker, parameter, defaults) : {},
  };
}

const isOfPackage = /^packages\/(ui|checkout-kit|configurator-kit)\/src\/.*\.tsx$/;

/** Whether a component has a property `ref`, inherited or declared. */
function takesRef(checker: Checker, component: TypeSymbol): boolean {
  const type = checker.getTypeOfSymbol(component);
  const [signature] = type ? checker.getSignaturesOfType(type, SignatureKind.Call) : [];
  const [parameter] = signature?.getParameters() ?? [];
  const given = parameter && checker.getTypeOfSymbol(parameter);
  return given !== undefined && checker.getPropertiesOfType(given).some(({ name }) => name === 'ref');
}

/** `module: Component` of every component with a property `ref` that React 18 would not pass to it. */
export function withoutRefInReact18({ product, checker }: Program): string[] {
  return [...product].flatMap(([path, file]) => {
    const module = isOfPackage.test(path) ? checker.getSymbolAtLocation(file) : undefined;
    if (!module) return [];
    return checker.getExportsOfModule(module).flatMap((exported) => {
      const isWrapped = file.text.includes(`withRef(function ${exported.name}`);
      return /^[A-Z][a-z]/.test(exported.name) && takesRef(checker, exported) && !isWrapped
        ? [`${path}: ${exported.name}`]
        : [];
    });
  });
}

/** Every component of the packages by its module, a path from the workspace. */
export function componentsByModule(program: Program): Map<string, Record<string, Documented>> {
  const found = new Map<string, Record<string, Documented>>();
  for (const [path, file] of program.product) {
    const module = isOfPackage.test(path) ? program.checker.getSymbolAtLocation(file) : undefined;
    if (!module) continue;
    const components = program.checker.getExportsOfModule(module).flatMap((exported) => {
      const documented = documentedComponent(program, exported, file);
      return documented ? [[exported.name, documented] as const] : [];
    });
    if (components.length > 0) found.set(path, Object.fromEntries(components));
  }
  return found;
}

/** The exports of a package by name, each as the symbol that is declared. */
function publicSymbols(program: Program, entry: string): [name: string, declared: TypeSymbol][] {
  const { checker } = program;
  const file = program.file(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${relative('.', entry)} is no module.`);
  return checker.getExportsOfModule(module).map((exported) => {
    const isAlias = (exported.flags & SymbolFlags.Alias) !== 0;
    return [exported.name, isAlias ? checker.getAliasedSymbol(exported) : exported];
  });
}

/** The components that a package exports, by name. */
export function publicComponents(program: Program, entry: string): Map<string, Documented> {
  return new Map(
    publicSymbols(program, entry).flatMap(([name, declared]) => {
      const documented = documentedComponent(program, declared);
      return documented ? [[name, documented] as const] : [];
    }),
  );
}

/** The components that a package exports and that take no ref, by name. */
export function withoutRef(program: Program, entry: string): string[] {
  return publicSymbols(program, entry).flatMap(([name, declared]) =>
    documentedComponent(program, declared) && !takesRef(program.checker, declared) ? [name] : [],
  );
}

/** `Component.property` of every public property without a description, and `Component` of every such component. */
export function undescribed(program: Program, entries: readonly string[]): string[] {
  return entries.flatMap((entry) =>
    [...publicComponents(program, entry)].flatMap(([name, documented]) => {
      const { description, properties } = withoutIds(documented);
      const missing = Object.entries(properties).filter(([, { description: text }]) => text === '');
      return [...(description === '' ? [name] : []), ...missing.map(([property]) => `${name}.${property}`)];
    }),
  );
}
