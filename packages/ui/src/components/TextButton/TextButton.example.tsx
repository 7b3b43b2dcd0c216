import { TextButton } from '@settee/ui/TextButton';
import { useState } from 'react';

export function TextButtonExample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <TextButton tone="ink" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
      Add a gift message
    </TextButton>
  );
}
