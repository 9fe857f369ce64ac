import { ChoiceEditor } from '../../shared/choices/choice-editor.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'

/** The options of which any number is right. */
export const MultipleAnswerEditor = ({
  question,
  onQuestion,
  issues,
}: QuestionEditorProps<FullQuestionOf<'multiple_answer'>>) => (
  <ChoiceEditor
    kind="many"
    options={question.answers}
    onOptions={(answers) => onQuestion({ ...question, answers })}
    shuffled={question.shuffle_answers}
    onShuffled={(shuffle_answers) => onQuestion({ ...question, shuffle_answers })}
    issues={issues}
  />
)
