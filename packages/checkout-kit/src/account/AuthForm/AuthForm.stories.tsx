import { Button } from '@settee/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { fn } from 'storybook/test';
import { AuthForm, type AuthFormProps, postAuthForm } from './AuthForm.tsx';

interface DemoProps extends AuthFormProps {
  onPost: (fields: Record<string, FormDataEntryValue>) => void;
}

function Demo({ onPost, ...props }: DemoProps) {
  const form = useRef<HTMLFormElement>(null);
  return (
    <>
      <Button onClick={() => postAuthForm(form.current, 'session-1')}>Post</Button>
      <AuthForm
        {...props}
        ref={form}
        onSubmit={(event) => {
          event.preventDefault();
          onPost(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      />
    </>
  );
}

const meta = {
  title: 'Checkout/Account/AuthForm',
  component: Demo,
  args: { redirectUrl: '/sofas?sort=newest', antiForgeryToken: 'sample-token', onPost: fn() },
} satisfies Meta<typeof Demo>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const ToAnotherSite: Story = { args: { redirectUrl: 'https://evil.example/' } };
