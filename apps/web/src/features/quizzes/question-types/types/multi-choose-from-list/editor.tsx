import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { ListedEditor } from '../../shared/statements/listed-editor.tsx'

/** Statements, each with a list of options of which several may be right. */
export const MultiChooseFromListEditor = ({
  question,
  onQuestion,
  issues,
}: QuestionEditorProps<FullQuestionOf<'multi_choose_from_list'>>) => (
  <ListedEditor
    kind="many"
    statements={question.statements}
    onStatements={(statements) => onQuestion({ ...question, statements })}
    shuffled={question.shuffle_answers}
    onShuffled={(shuffle_answers) => onQuestion({ ...question, shuffle_answers })}
    issues={issues}
  />
)
