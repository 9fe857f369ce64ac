import { ChoiceEditor } from '../../shared/choices/choice-editor.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'

/** The options of which one is right. */
export const SingleAnswerEditor = ({
  question,
  onQuestion,
  issues,
}: QuestionEditorProps<FullQuestionOf<'single_answer'>>) => (
  <ChoiceEditor
    kind="one"
    options={question.answers}
    onOptions={(answers) => onQuestion({ ...question, answers })}
    shuffled={question.shuffle_answers}
    onShuffled={(shuffle_answers) => onQuestion({ ...question, shuffle_answers })}
    issues={issues}
  />
)
