import { Switch } from '@lectern/ui/choices/switch'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { OpenEditor } from '../../shared/open/open-editor.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'

/** Whether the assignment asks for an answer, and in which ways it is given. */
export const TextGraphicEditor = ({
  question,
  onQuestion,
  issues,
}: QuestionEditorProps<FullQuestionOf<'text_graphic_answer'>>) => {
  const { t } = useTexts()
  return (
    <>
      <Switch
        label={t('questions.assignment_answered')}
        help={t('questions.assignment_answered_help')}
        checked={question.is_answer_enabled}
        onChange={(event) => onQuestion({ ...question, is_answer_enabled: event.currentTarget.checked })}
      />
      {question.is_answer_enabled && (
        <OpenEditor
          kinds={question}
          issues={issues}
          onKinds={(kinds) => onQuestion({ ...question, ...kinds })}
        />
      )}
    </>
  )
}
