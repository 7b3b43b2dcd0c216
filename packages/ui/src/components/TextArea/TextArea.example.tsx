import { TextArea } from '@settee/ui/TextArea';

export function TextAreaExample() {
  return <TextArea label="Message" name="message" optional hint="At most 250 characters" />;
}
