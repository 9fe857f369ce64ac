import { Icon } from '@lectern/ui/layout/icon'
import { CircleAlert } from 'lucide-react'
import { useTexts, type TextId, type Translate } from '../../../lib/texts/index.ts'
import styles from './quiz-editor.module.css'

const words = new Map<string, TextId>(
  Object.entries({
    question_empty: 'create-course.issue_question_empty',
    too_few_options: 'create-course.issue_too_few_options',
    option_empty: 'create-course.issue_option_empty',
    option_repeated: 'create-course.issue_option_repeated',
    several_correct: 'create-course.issue_several_correct',
  } satisfies Record<string, TextId>),
)

/** What keeps a question from learners, in plain words. */
export const issueText = (code: string, t: Translate): string =>
  t(words.get(code) ?? 'create-course.issue_other')

/** One such thing, at the field where it is mended. */
export const IssueNote = ({ code }: { code: string }) => {
  const { t } = useTexts()
  return (
    <p className={styles.issue}>
      <Icon of={CircleAlert} />
      {issueText(code, t)}
    </p>
  )
}
