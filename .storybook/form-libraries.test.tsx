import { createRoot } from 'react-dom/client';
import { act } from 'react';
import { screen, userEvent, waitFor } from 'storybook/test';
import { expect, test, vi } from 'vitest';
import { DeliveryForm } from '../docs/guides/examples/DeliveryForm.tsx';

const next = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

test('with React Hook Form each field shows its error, the first one gets the focus, and all values arrive', async () => {
  const onSend = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root.render(<DeliveryForm onSend={(delivery) => onSend(delivery)} />));

  await next();
  const name = screen.getByLabelText('Full Name');
  await waitFor(() => expect(document.activeElement).toBe(name));
  for (const error of [
    'Enter your name.',
    'Enter your email address.',
    'Choose a state.',
    'Choose a delivery service.',
  ])
    expect(screen.getByText(error)).toBeTruthy();
  expect(name.getAttribute('aria-invalid')).toBe('true');

  await userEvent.type(name, 'Maren Lindqvist');
  await userEvent.type(screen.getByLabelText('Email Address'), 'maren@example');
  await userEvent.selectOptions(screen.getByLabelText('State'), 'OR');
  await next();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email Address')));
  await userEvent.type(screen.getByLabelText('Email Address'), '.com');
  await next();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Standard')));
  await userEvent.click(screen.getByLabelText('Express'));
  await userEvent.click(screen.getByLabelText('Email me about sales.'));
  expect(onSend).not.toHaveBeenCalled();
  await next();
  await waitFor(() => expect(onSend).toHaveBeenCalledOnce());
  expect(onSend).toHaveBeenCalledWith({
    fullName: 'Maren Lindqvist',
    email: 'maren@example.com',
    state: 'OR',
    service: 'express',
    wantsNews: true,
  });
  act(() => root.unmount());
});
