import { Later, type ShownUnit, type UnitProps } from '../../block-view.tsx'
import { lazily } from '../../../../lib/drawing/lazy-part.tsx'

// A lesson without recordings loads nothing of its player.
const AudioView = lazily(async () => (await import('./view.tsx')).AudioView)

/** Recordings in a lesson. */
export const AudioUnit = (props: UnitProps<ShownUnit<1>>) => (
  <Later>
    <AudioView {...props} />
  </Later>
)
