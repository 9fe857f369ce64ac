import {
  interviewType,
  kindOf,
} from '@lectern/contract/quizzes/question-types/types/interview/interview-type'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { RadioGroup } from '@lectern/ui/choices/radio-group'
import { newKey } from '../../../../../lib/new-key.ts'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { OptionList } from '../../shared/choices/option-list.tsx'
import { PublicAnswers } from '../../shared/public-answers.tsx'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { EditorGroup } from '../../shared/editor-group.tsx'
import styles from '../../shared/choices/choice-editor.module.css'

/** The options of a poll, and how many of them somebody picks. */
export const InterviewEditor = (props: QuestionEditorProps<FullQuestionOf<'interview'>>) => {
  const { question, onQuestion, issues } = props
  const { t } = useTexts()
  const kind = kindOf(question)
  return (
    <EditorGroup title={t('questions.options')} hint={t('questions.survey_hint')} dense>
      <RadioGroup
        label={t('questions.interview_type')}
        value={kind}
        onChange={(next: typeof kind) =>
          onQuestion({
            ...question,
            interview_type: next === 'one' ? interviewType.single : interviewType.multiple,
          })
        }
        options={[
          { value: 'one', label: t('questions.interview_one') },
          { value: 'many', label: t('questions.interview_many') },
        ]}
      />
      <OptionList
        options={question.answers}
        onOptions={(answers) => onQuestion({ ...question, answers })}
        make={(type) => ({ id: newKey(), text: '', type })}
        issues={issues}
        renderMark={() => <span className={styles.bullet} data-kind={kind} aria-hidden />}
      >
        <Checkbox
          label={t('questions.options_shuffle')}
          checked={question.shuffle_answers}
          onChange={(event) => onQuestion({ ...question, shuffle_answers: event.currentTarget.checked })}
        />
      </OptionList>
      <PublicAnswers
        of="counts"
        value={question.is_public_answer_enabled}
        onValue={(is_public_answer_enabled) => onQuestion({ ...question, is_public_answer_enabled })}
      />
    </EditorGroup>
  )
}
