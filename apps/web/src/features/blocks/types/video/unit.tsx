import { lazy } from 'react'
import { Later, type ShownUnit, type UnitProps } from '../../block-view.tsx'

// A lesson without films loads nothing of their player.
const VideoView = lazy(async () => ({ default: (await import('./view.tsx')).VideoView }))

/** Films in a lesson. */
export const VideoUnit = (props: UnitProps<ShownUnit<2>>) => (
  <Later room="16 / 9">
    <VideoView {...props} />
  </Later>
)
