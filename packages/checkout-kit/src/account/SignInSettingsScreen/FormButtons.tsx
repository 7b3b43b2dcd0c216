import { Button } from '@settee/ui';
import * as page from '../account-page.css.ts';

interface FormButtonsProps {
  submit: string;
  cancel: string;
  isBusy: boolean;
  onCancel: () => void;
}

/** Sends or closes the form of a setting. */
export function FormButtons({ submit, cancel, isBusy, onCancel }: FormButtonsProps) {
  return (
    <div className={page.buttons}>
      <Button type="submit" busy={isBusy}>
        {submit}
      </Button>
      <Button tone="outline" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
