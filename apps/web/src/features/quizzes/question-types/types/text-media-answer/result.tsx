import { OpenResult } from '../../shared/open/open-result.tsx'
import type { QuestionOf, ResultProps } from '../../question-view.ts'

/** What was handed in. */
export const TextMediaResult = (props: ResultProps<QuestionOf<'text_media_answer'>>) => (
  <OpenResult {...props} />
)
