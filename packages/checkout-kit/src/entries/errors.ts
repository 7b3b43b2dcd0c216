// Generated from index.ts by node tooling/build/noun-entries.ts.
export type { PortResult, RequestFailure } from '../errors/request-failure.ts';
export { fixMessages, type FixMessages } from '../errors/fix-messages.ts';
export { problemMessages, type ProblemMessages } from '../errors/messages.ts';
export { ProblemsPopups, type ProblemsPopupsProps } from '../errors/ProblemsPopups/ProblemsPopups.tsx';
export {
  type ProblemLog,
  type ProblemOptions,
  type ProblemPorts,
  type Problems,
  useProblems,
} from '../errors/useProblems.ts';
