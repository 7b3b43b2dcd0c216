import { TextPersonalization } from '@settee/configurator-kit';

export function TextPersonalizationExample() {
  return <TextPersonalization offer={{ price: 1500, maxLength: 10 }} siteCulture="USA" onOutcome={() => {}} />;
}
