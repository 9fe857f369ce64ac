import type { ShownAttemptQuestion } from '@lectern/contract/attempts/shown-question'
import { longTextWords } from '@lectern/contract/quizzes/question-types/shared/long-text/long-text-words'
import { Icon } from '@lectern/ui/layout/icon'
import { ChevronDown, CircleCheck, CircleDashed, Hourglass, type LucideIcon, RotateCcw } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { AuthorText } from '../../quizzes/index.ts'
import { groupResults, isShort, type RestGroup, type RestKind } from './result-groups.ts'
import styles from './result-questions.module.css'

interface ResultQuestionsProps {
  questions: readonly ShownAttemptQuestion[]
  /** Nothing is folded: on paper, and where the address asks for what was said about one of them. */
  isOpen: boolean
  /** Of the first question that is worth a second look. */
  first: RefObject<HTMLDetailsElement | null>
  /** A question with the own answer and its result. */
  draw: (item: ShownAttemptQuestion) => ReactNode
}

/** The questions of a result: first what is worth a second look, each under its line, then the rest by kind, folded. */
export const ResultQuestions = ({ questions, isOpen, first, draw }: ResultQuestionsProps) => {
  const { t } = useTexts()
  const { look, rest } = groupResults(questions)
  if (isOpen || isShort(questions)) return [...look, ...rest.flatMap(({ items }) => items)].map(draw)
  return (
    <section className={styles.review}>
      {look.length > 0 && <h3 className={styles.title}>{t('quiz.look_at', { count: look.length })}</h3>}
      {look.map((item, at) => (
        <LookRow key={item.question.id} item={item} box={at === 0 ? first : undefined}>
          {draw(item)}
        </LookRow>
      ))}
      {rest.map((group) => (
        <RestRow key={group.kind} group={group} isAll={group.items.length === questions.length}>
          {group.items.map(draw)}
        </RestRow>
      ))}
    </section>
  )
}

interface FoldProps {
  icon: LucideIcon
  tone: 'look' | 'wait' | 'right' | 'plain'
  /** In the line; what is told only while it is folded, and at its end. */
  name: ReactNode
  hint?: ReactNode
  word: ReactNode
  box?: RefObject<HTMLDetailsElement | null> | undefined
  children: ReactNode
}

/** A line that opens. */
const Fold = ({ icon, tone, name, hint, word, box, children }: FoldProps) => (
  <details ref={box} className={styles.fold} data-tone={tone}>
    <summary className={styles.line}>
      <Icon of={icon} size={24} className={styles.icon} />
      <span className={styles.name}>{name}</span>
      <span className={styles.word}>{word}</span>
      <Icon of={ChevronDown} size={20} className={styles.arrow} />
      {hint !== undefined && <span className={styles.hint}>{hint}</span>}
    </summary>
    <div className={styles.held}>{children}</div>
  </details>
)

/** What the author says of it in one line, else what it is. */
const LookRow = ({
  item,
  box,
  children,
}: {
  item: ShownAttemptQuestion
  box: FoldProps['box']
  children: ReactNode
}) => {
  const { t, number } = useTexts()
  const { question, result, number: place } = item
  const { points, max_points: most, comment } = result
  const hasPoints = points !== null && most !== null && most > 0
  return (
    <Fold
      icon={RotateCcw}
      tone="look"
      box={box}
      name={
        <>
          {place !== null && `${number(place)}. `}
          <AuthorText text={question.name} />
        </>
      }
      hint={comment === null ? undefined : longTextWords(comment)}
      word={
        hasPoints
          ? t('quiz.score_of', { points: number(points), max: number(most) })
          : t(result.state === 'incorrect' ? 'quiz.result_incorrect' : 'quiz.result_skipped')
      }
    >
      {children}
    </Fold>
  )
}

const looks: Readonly<Record<RestKind, Pick<FoldProps, 'icon' | 'tone'>>> = {
  correct: { icon: CircleCheck, tone: 'right' },
  pending: { icon: Hourglass, tone: 'wait' },
  answered: { icon: CircleDashed, tone: 'plain' },
  read: { icon: CircleDashed, tone: 'plain' },
}

const RestRow = ({ group, isAll, children }: { group: RestGroup; isAll: boolean; children: ReactNode }) => {
  const { t } = useTexts()
  const name = useNumbers(group)
  return (
    <Fold
      {...looks[group.kind]}
      name={isAll ? t('quiz.all_questions', { count: group.items.length }) : name}
      word={t(`quiz.rest_${group.kind}`)}
    >
      {children}
    </Fold>
  )
}

/** “Questions 1, 2 and 4”; how many they are where they have no numbers. */
const useNumbers = ({ items }: RestGroup): string => {
  const { t, locale } = useTexts()
  const numbers = items.flatMap(({ number: place }) => (place === null ? [] : [String(place)]))
  if (numbers.length < items.length) return t('quiz.questions_count', { count: items.length })
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(numbers)
  return t('quiz.questions_numbered', { count: items.length, list })
}
