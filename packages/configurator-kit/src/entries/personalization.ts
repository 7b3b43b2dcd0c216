// Generated from index.ts by node tooling/build/noun-entries.ts.
export { type PersonalizationMessages, personalizationMessages } from '../personalization/messages.ts';
export {
  type PersonalizationOutcome,
  PersonalizationPanel,
  type PersonalizationPanelProps,
} from '../personalization/PersonalizationPanel/PersonalizationPanel.tsx';
export type { PersonalizationPorts } from '../personalization/usePersonalization.ts';
export {
  TextPersonalization,
  type TextPersonalizationProps,
} from '../personalization/TextPersonalization/TextPersonalization.tsx';
