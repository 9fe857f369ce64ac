import type { KeptDocument, KeptState } from '../../../lib/kept/index.ts'
import { RefusedNotice } from '../../frame/index.ts'
import type { LessonDraft } from './lesson-kind.ts'

interface LessonRefusedProps {
  kept: KeptDocument<LessonDraft>
  state: KeptState<LessonDraft>
}

/** Offers title and settings that the school did not take. */
export const LessonRefused = ({ kept, state: { refused } }: LessonRefusedProps) =>
  refused && (
    <RefusedNotice
      refusal={refused.refusal}
      words={refused.content.title}
      onPutBack={kept.putBack}
      onDrop={kept.dropRefused}
    />
  )
