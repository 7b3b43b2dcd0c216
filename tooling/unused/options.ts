import {
  isIdentifier,
  isInterfaceDeclaration,
  isJsxAttribute,
  isJsxAttributes,
  isJsxSpreadAttribute,
  isObjectLiteralExpression,
  isPropertySignatureDeclaration,
  isSpreadAssignment,
  isTypeAliasDeclaration,
  isTypeLiteralNode,
  type Expression,
  type Node,
  SyntaxKind,
} from 'typescript/unstable/ast';
import { nodesOf, type Program } from './program.ts';

interface Option {
  /** `Props.name`, as a finding names it. */
  label: string;
  name: Node;
  text: string;
  /** A port or another type than those of components and hooks, which code also gives where no type is expected. */
  isByName: boolean;
}

const isKit = (path: string) => /^packages\/[\w-]+-kit\//.test(path);

/** Words are for translators, who give all or none of them: a shop in English sets none. */
const isForTranslators = (name: string) => /^\w*messages$/i.test(name);

/** Optional properties of the types of the kits: of components, of hooks, of ports and of what these take. */
function declaredOptions(program: Program): Option[] {
  return [...program.product]
    .filter(([path]) => isKit(path))
    .flatMap(([, file]) =>
      file.statements.flatMap((statement) => {
        const isAlias = isTypeAliasDeclaration(statement) && isTypeLiteralNode(statement.type);
        const members = isInterfaceDeclaration(statement)
          ? statement.members
          : isAlias && isTypeLiteralNode(statement.type)
            ? statement.type.members
            : null;
        if (!members || !(isInterfaceDeclaration(statement) || isAlias)) return [];
        const owner = statement.name.text;
        return [...members].flatMap((member) => {
          if (!isPropertySignatureDeclaration(member) || !member.postfixToken || !isIdentifier(member.name)) return [];
          const text = member.name.text;
          const isByName = !/(Props|Options)$/.test(owner);
          return isForTranslators(text) ? [] : [{ label: `${owner}.${text}`, name: member.name, text, isByName }];
        });
      }),
    );
}

interface Given {
  /** Declarations of properties. */
  declarations: ReadonlySet<string>;
  /** Names of properties of objects with an unknown expected type, or one without that property. */
  names: ReadonlySet<string>;
}

const ofObject: ReadonlySet<SyntaxKind> = new Set([
  SyntaxKind.PropertyAssignment,
  SyntaxKind.ShorthandPropertyAssignment,
]);

/** Every property that some line of the product gives. */
function givenOptions(program: Program, wanted: ReadonlySet<string>): Given {
  const { checker } = program;
  const given = new Set<string>();
  const givenNames = new Set<string>();
  const give = (owner: Expression, names: readonly string[]) => {
    const found = names.filter((name) => wanted.has(name));
    const type = found.length > 0 ? checker.getContextualType(owner) : undefined;
    const parts = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
    const propertiesOf = (name: string) => parts.map((part) => checker.getPropertyOfType(part, name));
    // The type parameter of a call, such as `useMemo`, is the type of the object itself.
    const isInferred = names
      .flatMap(propertiesOf)
      .some((property) => property?.declarations.some(({ kind }) => ofObject.has(kind)));
    for (const name of found) {
      const keys = propertiesOf(name).flatMap((property) => program.declarationsOf(property));
      for (const key of keys) given.add(key);
      if (isInferred || keys.length === 0) givenNames.add(name);
    }
  };
  const namesOf = (node: Node) => {
    const type = checker.getTypeAtLocation(node);
    return type ? checker.getPropertiesOfType(type).map(({ name }) => name) : [];
  };
  for (const file of program.product.values()) {
    for (const node of nodesOf(file)) {
      if (isJsxAttributes(node)) {
        give(
          node,
          [...node.properties].flatMap((property) => {
            if (isJsxAttribute(property)) return isIdentifier(property.name) ? [property.name.text] : [];
            return isJsxSpreadAttribute(property) ? namesOf(property.expression) : [];
          }),
        );
      } else if (isObjectLiteralExpression(node)) {
        give(
          node,
          [...node.properties].flatMap((property) => {
            if (isSpreadAssignment(property)) return namesOf(property.expression);
            return isIdentifier(property.name) ? [property.name.text] : [];
          }),
        );
      }
    }
  }
  return { declarations: given, names: givenNames };
}

/** Optional properties that no line of the product gives. */
export function unsetOptions(program: Program): string[] {
  const options = declaredOptions(program);
  const symbols = options.length > 0 ? program.checker.getSymbolAtLocation(options.map(({ name }) => name)) : [];
  const keysOf = (option: Option) => program.declarationsOf(symbols[options.indexOf(option)]);
  const given = givenOptions(program, new Set(options.map(({ text }) => text)));
  return options
    .filter(({ text, isByName }) => !isByName || !given.names.has(text))
    .filter((option) => !keysOf(option).some((key) => given.declarations.has(key)))
    .map(({ label }) => label);
}
