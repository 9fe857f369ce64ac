import { lazy } from 'react'
import { Later, type ShownUnit, type UnitProps } from '../../block-view.tsx'

// A lesson without recordings loads nothing of its player.
const AudioView = lazy(async () => ({ default: (await import('./view.tsx')).AudioView }))

/** Recordings in a lesson. */
export const AudioUnit = (props: UnitProps<ShownUnit<1>>) => (
  <Later>
    <AudioView {...props} />
  </Later>
)
