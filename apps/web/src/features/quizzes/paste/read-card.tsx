import type { Mend, ReadQuestion } from '@lectern/formats/questions/reading'
import { type Question, questionTypeOf } from '@lectern/contract/quizzes/question-types/registry'
import { Icon } from '@lectern/ui/layout/icon'
import { CircleHelp } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { startTry, type TriedQuestion } from '../editor/trying/try-question.ts'
import { AuthorText } from '../question-types/shared/author-text.tsx'
import { questionEditors } from '../question-types/question-editors.ts'
import { questionViews } from '../question-types/question-views.ts'
import { AuthorLongText } from '../shown/author-long-text.tsx'
import { ReadNote } from './read-note.tsx'
import styles from './paste.module.css'

interface ReadCardProps {
  read: ReadQuestion
  /** The lines of it as they stand in the text. */
  source: string
  onMend: (mend: Mend) => void
}

/** One question of the text as learners will see it, rightly answered, and what is to be said about it. */
export const ReadCard = ({ read, source, onMend }: ReadCardProps) => {
  const { t } = useTexts()
  const { made, notes } = read
  return (
    <li className={styles.card} data-noted={notes.length > 0 || undefined}>
      <div className={styles.cardHead}>
        <Icon of={made ? questionEditors[made.type].icon : CircleHelp} />
        <span className={styles.cardName}>{made ? <AuthorText text={made.name} /> : source}</span>
        <span className={styles.cardType}>
          {t(made ? questionEditors[made.type].name : 'quizzes.paste_not_taken')}
        </span>
      </div>
      {made && <Asked made={made} />}
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- one line may have the same note twice
            <ReadNote key={at} note={note} onMend={onMend} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Takes the first each time: what chance would order for a learner keeps the order of the text beside it. */
const asWritten = () => 0

/** Whether an option reads so: yes and no without labels read as signs of the contract. */
const isWritten = (made: Question, words: string): boolean =>
  'answers' in made && made.answers.some((each) => 'text' in each && each.text === words)

const Asked = ({ made }: { made: Question }) => {
  const { t } = useTexts()
  const [tried] = startTry({ version: 1, questions: [made] }, asWritten)
  const signs: Readonly<Record<string, string>> = { '+': t('quiz.yes'), '−': t('quiz.no') }
  const right = questionTypeOf(made)
    .words.answer(made, questionTypeOf(made).key(made))
    .map((words) => (isWritten(made, words) ? words : (signs[words] ?? words)))
  return (
    <>
      {made.description && <AuthorLongText text={made.description} />}
      {tried && <RightSheet tried={tried} />}
      {right.length > 0 && (
        <p className={styles.right}>{t('quizzes.paste_right', { words: right.join('; ') })}</p>
      )}
    </>
  )
}

/** Only to look at: what is right is said in words below it. */
const RightSheet = ({ tried: { full, shown } }: { tried: TriedQuestion }) => {
  const { Player } = questionViews[shown.type]
  return (
    <div inert className={styles.sheet}>
      <Player
        question={shown}
        answer={questionTypeOf(full).key(full)}
        onAnswer={() => undefined}
        name={`paste-${shown.id}`}
      />
    </div>
  )
}
