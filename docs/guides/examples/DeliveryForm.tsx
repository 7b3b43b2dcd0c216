import { Button, Checkbox, RadioGroup, Select, Stack, TextField } from '@settee/ui';
import { Controller, useForm } from 'react-hook-form';

export interface Delivery {
  fullName: string;
  email: string;
  state: string;
  service: string;
  wantsNews: boolean;
}

const empty: Delivery = { fullName: '', email: '', state: '', service: '', wantsNews: false };

/** A form of React Hook Form with fields of `@settee/ui`. */
export function DeliveryForm({ onSend }: { onSend: (delivery: Delivery) => void }) {
  const { register, control, handleSubmit, formState } = useForm({ defaultValues: empty });
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={handleSubmit(onSend)}>
      <Stack gap={5}>
        <TextField
          label="Full Name"
          autoComplete="name"
          error={errors.fullName?.message}
          {...register('fullName', { required: 'Enter your name.' })}
        />
        <TextField
          label="Email Address"
          type="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email', {
            required: 'Enter your email address.',
            pattern: { value: /^\S+@\S+[.]\S+$/, message: 'Enter a complete email address, such as name@example.com.' },
          })}
        />
        <Select
          label="State"
          placeholder="Choose a state"
          options={[
            { value: 'IL', label: 'Illinois' },
            { value: 'OR', label: 'Oregon' },
          ]}
          error={errors.state?.message}
          {...register('state', { required: 'Choose a state.' })}
        />
        <Controller
          control={control}
          name="service"
          rules={{ required: 'Choose a delivery service.' }}
          render={({ field, fieldState }) => (
            <RadioGroup
              legend="Delivery service"
              name={field.name}
              value={field.value}
              onValueChange={field.onChange}
              options={[
                { value: 'standard', label: 'Standard' },
                { value: 'express', label: 'Express' },
              ]}
              error={fieldState.error?.message}
              // A group can't be focused: on an error its first radio button gets the focus.
              ref={(group) => field.ref({ focus: () => group?.querySelector('input')?.focus() })}
            />
          )}
        />
        <Checkbox label="Email me about sales." {...register('wantsNews')} />
        <Button type="submit" busy={isSubmitting}>
          Continue
        </Button>
      </Stack>
    </form>
  );
}
