import { Later, type ShownUnit, type UnitProps } from '../../block-view.tsx'
import { lazily } from '../../../../lib/drawing/lazy-part.tsx'

// A lesson without films loads nothing of their player.
const VideoView = lazily(async () => (await import('./view.tsx')).VideoView)

/** Films in a lesson. */
export const VideoUnit = (props: UnitProps<ShownUnit<2>>) => (
  <Later room="16 / 9">
    <VideoView {...props} />
  </Later>
)
