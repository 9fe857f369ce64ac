import { Icon } from '@lectern/ui/layout/icon'
import { CircleAlert } from 'lucide-react'
import { useTexts, type TextId, type Translate } from '../../../lib/texts/index.ts'
import styles from './quiz-editor.module.css'

/** Code of what keeps a question from learners → its words. */
export type IssueWords = Readonly<Record<string, TextId>>

/** What any question may lack. */
const commonIssues: IssueWords = {
  question_empty: 'quizzes.issue_question_empty',
  picture_unnamed: 'quizzes.issue_picture_unnamed',
}

/** What keeps a question from learners, in the words of its type. */
export const issueText = (code: string, words: IssueWords, t: Translate): string =>
  t(words[code] ?? commonIssues[code] ?? 'quizzes.issue_other')

interface IssueNoteProps {
  code: string
  words: IssueWords
}

/** One such thing, at the field where it is mended. */
export const IssueNote = ({ code, words }: IssueNoteProps) => {
  const { t } = useTexts()
  return (
    <p className={styles.issue}>
      <Icon of={CircleAlert} />
      {issueText(code, words, t)}
    </p>
  )
}
