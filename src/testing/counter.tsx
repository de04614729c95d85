import type { Staff } from '@kedai/contract/calls/counterSession';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { inviteStaff as invite } from '../../server/areas/counter/invitations';
import { Counter } from '../counter/Counter';
import type { ApiServer } from './apiServer';

/** Opens a page of the counter. Use it with `serveApi()`. */
export function openCounter(route = '/'): UserEvent {
  render(
    <MemoryRouter initialEntries={[route]} useTransitions={false}>
      <Counter />
    </MemoryRouter>,
  );
  return userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
}

/** Invites a person. @returns the path of the link */
export async function inviteStaff({ world }: ApiServer, person: Staff): Promise<string> {
  return `/invitation#${await invite(world.db, person, world.clock.now())}`;
}
