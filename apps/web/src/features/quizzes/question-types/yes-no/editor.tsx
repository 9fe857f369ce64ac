import { questionLimits } from '@lectern/contract/quizzes/question-types/common'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useTexts } from '../../../../lib/texts/index.ts'
import { IssueNote } from '../../editor/issue-note.tsx'
import { choiceIssues } from '../choices/choice-issues.ts'
import type { FullQuestionOf, QuestionEditorProps } from '../question-editor.ts'
import { RightMark } from '../item-list/right-mark.tsx'
import styles from '../choices/choice-editor.module.css'
import { labelled } from './labels.ts'

type YesNo = FullQuestionOf<'yes_no'>

const changed = ({ answers: [yes, no], ...question }: YesNo, at: number, change: object): YesNo => ({
  ...question,
  answers: at === 0 ? [{ ...yes, ...change }, no] : [yes, { ...no, ...change }],
})

/** At most one is right. */
const marked = (question: YesNo, at: number, right: boolean): YesNo =>
  changed(changed(question, at, { is_correct: right }), 1 - at, { is_correct: false })

/** Both labels, with the right one marked. */
export const YesNoEditor = ({ question, onQuestion, issues }: QuestionEditorProps<YesNo>) => {
  const { t } = useTexts()
  const usual = labelled(
    [
      { id: '', text: '' },
      { id: '', text: '' },
    ],
    t,
  )
  return (
    <fieldset className={styles.editor}>
      <legend className={styles.legend}>
        {t('create-course.options')}
        <span className={styles.hint}>{t('create-course.options_one_hint')}</span>
      </legend>
      {question.answers.map(({ id, text, is_correct }, at) => {
        const issue = issues.find((each) => each.at === id)
        return (
          <div key={id} className={styles.label}>
            <RightMark
              kind="one"
              number={at + 1}
              right={is_correct}
              onRight={(right) => onQuestion(marked(question, at, right))}
            />
            <TextInput
              value={text}
              maxLength={questionLimits.optionText}
              placeholder={usual[at]?.text}
              aria-label={t('create-course.option_text', { number: at + 1 })}
              aria-invalid={issue !== undefined || undefined}
              onChange={(event) => onQuestion(changed(question, at, { text: event.currentTarget.value }))}
            />
            {issue && <IssueNote code={issue.code} words={choiceIssues} />}
          </div>
        )
      })}
      <p className={styles.hint}>{t('create-course.yes_no_labels_help')}</p>
    </fieldset>
  )
}
