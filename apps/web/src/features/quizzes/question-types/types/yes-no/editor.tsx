import { useTexts } from '../../../../../lib/texts/index.ts'
import { AddPicture } from '../../../question-head/picture-field.tsx'
import { choiceIssues } from '../../shared/choices/choice-issues.ts'
import type { FullQuestionOf, QuestionEditorProps } from '../../question-editor.ts'
import { ThingField } from '../../shared/item-list/thing-field.tsx'
import { RightMark } from '../../shared/item-list/right-mark.tsx'
import { EditorGroup } from '../../shared/editor-group.tsx'
import groupStyles from '../../shared/editor-group.module.css'
import styles from '../../shared/choices/choice-editor.module.css'
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
    <EditorGroup title={t('questions.options')} hint={t('questions.options_one_hint')} dense>
      {question.answers.map((answer, at) => (
        <div key={answer.id} className={styles.label}>
          <RightMark
            kind="one"
            number={at + 1}
            right={answer.is_correct}
            onRight={(right) => onQuestion(marked(question, at, right))}
          />
          <LabelField
            label={answer}
            number={at + 1}
            usual={usual[at]?.text}
            issue={issues.find((each) => each.at === answer.id)?.code}
            onLabel={(change) => onQuestion(changed(question, at, change))}
          />
        </div>
      ))}
      <p className={groupStyles.hint}>{t('questions.yes_no_labels_help')}</p>
    </EditorGroup>
  )
}

interface LabelFieldProps {
  label: YesNo['answers'][number]
  number: number
  /** How it reads while nothing is written. */
  usual: string | undefined
  issue: string | undefined
  onLabel: (change: Partial<YesNo['answers'][number]>) => void
}

const LabelField = ({ label, number, usual, issue, onLabel }: LabelFieldProps) => {
  const { t } = useTexts()
  const pictureLabels = {
    add: t('questions.picture_add_to', { of: String(number) }),
    remove: t('questions.picture_remove_of', { of: String(number) }),
  }
  return (
    <>
      <ThingField
        thing={label}
        label={t('questions.option_text', { number })}
        placeholder={usual}
        issue={issue}
        issueWords={choiceIssues}
        onText={(text) => onLabel({ text })}
        onImage={(image) => onLabel({ image })}
        pictureLabels={pictureLabels}
      />
      {!label.image && <AddPicture onImage={(image) => onLabel({ image })} label={pictureLabels.add} />}
    </>
  )
}
