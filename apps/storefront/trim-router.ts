import type { Plugin } from 'vite';

const component = /= (React\d*\.(?:forwardRef|memo|createContext)\()/g;
// Names for tools, and the context of an error boundary that only server components use.
const assignment = /^\w+\.(?:displayName|contextType) = .*;$/gm;

/** Lets the build drop the router's components that the shop doesn't use; the package marks none of them as pure. */
export function trimRouter(): Plugin {
  return {
    name: 'trim-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => ({
        code: code.replace(component, '= /* @__PURE__ */ $1').replace(assignment, ''),
        map: null,
      }),
    },
  };
}
