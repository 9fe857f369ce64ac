import { OpenEditor } from '../../shared/open/open-editor.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'

/** In which ways the question is answered. */
export const TextMediaEditor = ({
  question,
  onQuestion,
  issues,
}: QuestionEditorProps<FullQuestionOf<'text_media_answer'>>) => (
  <OpenEditor kinds={question} issues={issues} onKinds={(kinds) => onQuestion({ ...question, ...kinds })} />
)
