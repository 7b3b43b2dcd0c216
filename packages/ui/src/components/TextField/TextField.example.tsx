import { TextField } from '@settee/ui/TextField';
import { useState } from 'react';

export function TextFieldExample() {
  const [zip, setZip] = useState('');
  const isShort = zip !== '' && zip.length < 5;
  return (
    <TextField
      label="Zip Code"
      inputMode="numeric"
      maxLength={5}
      value={zip}
      onChange={(event) => setZip(event.target.value)}
      error={isShort && 'Please enter 5 digits.'}
    />
  );
}
