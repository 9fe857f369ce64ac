import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { ListedEditor } from '../../shared/statements/listed-editor.tsx'

/** Statements, each with a list of options of which one is right. */
export const ChooseFromListEditor = ({
  question,
  onQuestion,
  issues,
}: QuestionEditorProps<FullQuestionOf<'choose_from_list'>>) => (
  <ListedEditor
    kind="one"
    statements={question.statements}
    onStatements={(statements) => onQuestion({ ...question, statements })}
    shuffled={question.shuffle_answers}
    onShuffled={(shuffle_answers) => onQuestion({ ...question, shuffle_answers })}
    issues={issues}
  />
)
