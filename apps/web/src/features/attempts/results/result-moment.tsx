import type { AttemptView } from '@lectern/contract/attempts/attempt'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import type { ReactNode, RefObject } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { attemptVariant } from '../attempt-variant.ts'
import { AttemptStatus } from '../components/attempt-status.tsx'
import styles from './result-moment.module.css'
import { pointsOf, rightOf, roughTime } from './result-numbers.ts'
import { ResultPicture } from './result-picture.tsx'
import { textOfResult, titleOfResult } from './result-words.ts'

interface ResultMomentProps {
  view: AttemptView
  /** How many questions are worth a second look. */
  look: number
  head: RefObject<HTMLDivElement | null>
  /** Of its title: below the name of the practice. */
  level?: 2 | 3
  /** The ways on; on paper there are none. */
  children: ReactNode
}

/** Without a pass mark an attempt passes with every answer wrong: nobody is congratulated on that. */
const lookOf = (view: AttemptView) => {
  const variant = attemptVariant(view.attempt)
  return variant === 'passed' && pointsOf(view)?.scores === 0 ? 'failed' : variant
}

/** What came of an attempt: a picture, a sentence, numbers against the pass mark, and what to do next. */
export const ResultMoment = ({ view, look: worthALook, head, level = 3, children }: ResultMomentProps) => {
  const Title = `h${level}` as const
  const texts = useTexts()
  const { attempt } = view
  const look = lookOf(view)
  return (
    <section className={styles.moment} data-look={look}>
      <ResultPicture isReached={look === 'passed'} />
      <div className={styles.words}>
        <div ref={head} className={styles.said} tabIndex={-1} role="status">
          <AttemptStatus attempt={attempt} />
          <Title className={styles.title}>{titleOfResult(view, texts)}</Title>
          {attempt.is_timed_out && <p className={styles.text}>{texts.t('quiz.timed_out')}</p>}
          <Sentences of={textOfResult(view, worthALook, texts)} />
          <SaidScore view={view} />
        </div>
        <ResultNumbers view={view} />
        <PassTrack view={view} />
        {children}
      </div>
    </section>
  )
}

const Sentences = ({ of }: { of: readonly string[] }) =>
  of.length > 0 && <p className={styles.text}>{of.join(' ')}</p>

/** The points in a sentence, for who hears the result instead of seeing its numbers. */
const SaidScore = ({ view }: { view: AttemptView }) => {
  const { t, number } = useTexts()
  const points = pointsOf(view)
  if (!points) return null
  return (
    <VisuallyHidden>
      {t('quiz.score_of', { points: number(points.scores), max: number(points.most) })}
    </VisuallyHidden>
  )
}

/** Points, questions and time, as far as they are shown. */
const ResultNumbers = ({ view }: { view: AttemptView }) => {
  const { t, number } = useTexts()
  const points = pointsOf(view)
  const right = rightOf(view)
  const { unit, count } = roughTime(view.attempt.passed_time_in_seconds)
  return (
    <dl className={styles.numbers}>
      {points && (
        <Figure
          value={number(points.scores)}
          label={t('quiz.of_points', { count: points.most, max: number(points.most) })}
        />
      )}
      {points && right && (
        <Figure value={number(right.right)} label={t('quiz.of_questions_right', { count: right.of })} />
      )}
      <Figure value={t(`quiz.short_${unit}`, { count })} label={t('quiz.your_time')} />
    </dl>
  )
}

const Figure = ({ value, label }: { value: string; label: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

/** The points as a part of all there were, with the mark to reach. */
const PassTrack = ({ view }: { view: AttemptView }) => {
  const { t } = useTexts()
  const points = pointsOf(view)
  if (!points) return null
  const { share, passPercent } = points
  return (
    <div className={styles.score} style={{ '--part': share, '--mark': `${passPercent ?? 0}%` }}>
      <div className={styles.track} aria-hidden="true">
        <i />
        {passPercent !== null && <b />}
      </div>
      {passPercent !== null && <p className={styles.mark}>{t('quiz.pass_mark', { percent: passPercent })}</p>}
    </div>
  )
}
