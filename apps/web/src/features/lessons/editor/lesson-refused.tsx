import type { DraftDocument, DraftState } from '../../../lib/drafts/index.ts'
import { RefusedNotice } from '../../../frame/index.ts'
import type { LessonDraft } from './lesson-kind.ts'

interface LessonRefusedProps {
  kept: DraftDocument<LessonDraft>
  state: DraftState<LessonDraft>
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
