import { lazy } from 'react'
import { previewOf } from '../../lesson-previews.ts'
import { Later, type ShownUnit, type UnitProps } from '../../block-view.tsx'

// A lesson without recordings loads nothing of its player.
const AudioView = lazy(async () => ({ default: (await import('./view.tsx')).AudioView }))

/** Recordings in a lesson. */
export const AudioUnit = ({ unit, around }: UnitProps<ShownUnit<1>>) => (
  <Later>
    <AudioView
      unit={unit}
      takesPart={around.takesPart}
      picture={previewOf(around.previews, unit.preview_index)}
      onWatched={around.onFinished}
    />
  </Later>
)
