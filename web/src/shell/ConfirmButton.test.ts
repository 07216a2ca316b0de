import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import ConfirmButton from './ConfirmButton.svelte';

it('asks before it acts, and a double click is one press', async () => {
  const act = vi.fn();
  render(ConfirmButton, { label: 'Leave', act });
  const button = screen.getByRole('button', { name: 'Leave' });
  await userEvent.dblClick(button);
  expect(act).not.toHaveBeenCalled();
  expect(button).toHaveTextContent('Press again: Leave');
  await userEvent.click(button);
  expect(act).toHaveBeenCalledOnce();
});
