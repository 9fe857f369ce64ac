import { lazy } from 'react'
import { previewOf } from '../../lesson-previews.ts'
import { Later, type ShownUnit, type UnitProps } from '../../block-view.tsx'

// A lesson without films loads nothing of their player.
const VideoView = lazy(async () => ({ default: (await import('./view.tsx')).VideoView }))

/** Films in a lesson. */
export const VideoUnit = ({ unit, around }: UnitProps<ShownUnit<2>>) => (
  <Later room="16 / 9">
    <VideoView
      unit={unit}
      takesPart={around.takesPart}
      picture={previewOf(around.previews, unit.preview_index)}
      onWatched={around.onFinished}
    />
  </Later>
)
