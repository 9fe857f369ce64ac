import { Outlet } from '@tanstack/react-router'
import { PersonOutbox } from './person-outbox.tsx'

/** What every page stands in, whichever area it belongs to. */
export const PageFrame = () => (
  <PersonOutbox>
    <Outlet />
  </PersonOutbox>
)
