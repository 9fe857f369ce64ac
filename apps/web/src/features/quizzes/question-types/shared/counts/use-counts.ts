import type { PickedCount } from '@lectern/contract/attempts/attempt'
import { useShownExtras } from '../../../shown/shown-extras.ts'

/** What everybody picked of a question; empty where that is not shown. */
export const useCounts = ({ id }: { readonly id: string }): readonly PickedCount[] =>
  useShownExtras().aggregate_interview.filter((each) => each.quiz_question_id === id)
