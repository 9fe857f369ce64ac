import { OpenResult } from '../../shared/open/open-result.tsx'
import type { QuestionOf, ResultProps } from '../../question-view.ts'

/** What was handed in; nothing where it was only to be read. */
export const TextGraphicResult = (props: ResultProps<QuestionOf<'text_graphic_answer'>>) =>
  props.question.is_answer_enabled && <OpenResult {...props} />
