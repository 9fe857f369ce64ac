import type { PublicInfoUnit } from '@lectern/contract/blocks/info-unit'
import type { ComponentType } from 'react'
import { type UnitProps, viewOf } from './block-view.tsx'
import { AudioUnit } from './types/audio/unit.tsx'
import { CommentsUnit } from './types/comments/unit.tsx'
import { FilesUnit } from './types/files/unit.tsx'
import { PracticesUnit } from './types/practices/unit.tsx'
import { PracticeUnit } from './types/quiz/unit.tsx'
import { TextUnit } from './types/text/unit.tsx'
import { VideoUnit } from './types/video/unit.tsx'
import './unit-look.css'

/** Every kind of unit as a learner sees it, by type_id. Total: a kind without an entry does not compile. */
const unitViews: { readonly [TypeId in PublicInfoUnit['type_id']]: ComponentType<UnitProps> } = {
  1: viewOf(1, AudioUnit),
  2: viewOf(2, VideoUnit),
  3: viewOf(3, TextUnit),
  4: viewOf(4, FilesUnit),
  5: viewOf(5, PracticeUnit),
  6: viewOf(6, CommentsUnit),
  7: viewOf(7, PracticesUnit),
}

/** One unit of a lesson, under the anchor that links name (document 002 §2). */
export const UnitView = ({ unit, around }: UnitProps) => {
  const Unit = unitViews[unit.type_id]
  return (
    <div id={`unit-${unit.id}`} {...unit.look}>
      <Unit unit={unit} around={around} />
    </div>
  )
}
