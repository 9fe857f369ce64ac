import type { LessonProgressCount, ParticipantProgress } from '@lectern/contract/courses/progress/progress'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { useRef } from 'react'
import { useDates, useTexts } from '../../../../lib/texts/index.ts'
import { CellSign } from './cell-sign.tsx'
import { cellState } from './cell-state.ts'
import { type LessonColumns, useLessonColumns } from './lesson-columns.ts'
import { useCellWords } from './use-cell-words.ts'
import styles from './progress.module.css'

interface ProgressMatrixProps {
  people: readonly ParticipantProgress[]
  lessons: readonly LessonProgressCount[]
  /** Of the course: the shares in the heads are of these. */
  participants: number
  onOpen: (person: ParticipantProgress) => void
}

/** Participants and lessons against each other: a sign where somebody has begun. */
export const ProgressMatrix = ({ people, lessons, participants, onOpen }: ProgressMatrixProps) => {
  const { t } = useTexts()
  const scroll = useRef<HTMLDivElement>(null)
  const columns = useLessonColumns(scroll, lessons.length)
  return (
    <div
      ref={scroll}
      className={styles.scroll}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll it
      tabIndex={0}
      role="region"
      aria-label={t('create-course.progress')}
    >
      <table className={styles.table} aria-colcount={lessons.length + 2}>
        <thead>
          <tr>
            <th scope="col" className={styles.person}>
              {t('create-course.person')}
            </th>
            <th scope="col" className={styles.share}>
              {t('participants.progress_done')}
            </th>
            <Gap width={columns.before} head />
            {columns.drawn.map((at) => {
              const lesson = lessons[at]
              return (
                lesson && (
                  <LessonHead key={lesson.id} at={at} lesson={lesson} lessons={lessons} of={participants} />
                )
              )
            })}
            <Gap width={columns.after} head />
            <th aria-hidden="true" className={styles.rest} />
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.user.id} {...{ person, lessons, columns, onOpen }} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Stands for the columns that are not drawn. */
const Gap = ({ width, head = false }: { width: number; head?: boolean }) => {
  if (width <= 0) return null
  return head ? (
    <th aria-hidden="true" className={styles.gap} style={{ '--gap': `${width}px` }} />
  ) : (
    <td aria-hidden="true" className={styles.gap} style={{ '--gap': `${width}px` }} />
  )
}

interface LessonHeadProps {
  at: number
  lesson: LessonProgressCount
  lessons: readonly LessonProgressCount[]
  of: number
}

/** A lesson with the share of participants who have done it. */
const LessonHead = ({ at, lesson, lessons, of }: LessonHeadProps) => {
  const { t } = useTexts()
  const percent = of === 0 ? 0 : Math.round((100 * lesson.done) / of)
  const { done, started, stuck } = lesson
  const words = t('participants.progress_lesson', { lesson: lesson.title, done, started, stuck })
  const isFirstOfModule = at > 0 && lessons[at - 1]?.module !== lesson.module
  return (
    <th
      scope="col"
      className={styles.lesson}
      aria-colindex={at + 3}
      data-first={isFirstOfModule || undefined}
      title={lesson.module === null ? words : `${lesson.module}\n${words}`}
    >
      <span className={styles.title} aria-hidden="true">
        {at + 1}. {lesson.title}
      </span>
      <span className={styles.bar} aria-hidden="true">
        <span style={{ '--done': `${percent}%` }} />
      </span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </th>
  )
}

interface PersonRowProps {
  person: ParticipantProgress
  lessons: readonly LessonProgressCount[]
  columns: LessonColumns
  onOpen: (person: ParticipantProgress) => void
}

const PersonRow = ({ person, lessons, columns, onOpen }: PersonRowProps) => {
  const { t } = useTexts()
  const { date } = useDates()
  const wordsOf = useCellWords()
  const leftOut = new Set(person.left_out)
  const cells = new Map(person.cells.map((cell) => [cell.lesson_id, cell]))
  const { user, stuck, last_visit_at: visited } = person
  return (
    <tr>
      <th scope="row" className={styles.person}>
        <button type="button" className={styles.name} onClick={() => onOpen(person)}>
          {user.name}
        </button>
        <span className={styles.visit} data-stuck={stuck ? true : undefined}>
          {stuck
            ? t('participants.progress_stuck_since', { date: date(stuck.since) })
            : visited === null
              ? t('participants.progress_never')
              : t('participants.progress_visited', { date: date(visited) })}
        </span>
      </th>
      <td className={styles.share}>
        {t('participants.progress_share', {
          done: person.lessons_done,
          total: lessons.length - person.left_out.length,
        })}
      </td>
      <Gap width={columns.before} />
      {columns.drawn.map((at) => {
        const lesson = lessons[at]
        const cell = lesson && cells.get(lesson.id)
        return (
          lesson && (
            <td
              key={lesson.id}
              className={styles.cell}
              aria-colindex={at + 3}
              data-out={leftOut.has(lesson.id) || undefined}
            >
              {!cell && leftOut.has(lesson.id) && (
                <VisuallyHidden>{t('participants.progress_state_out')}</VisuallyHidden>
              )}
              {cell && <CellSign state={cellState(cell, stuck)} words={wordsOf(cell, stuck)} />}
            </td>
          )
        )
      })}
      <Gap width={columns.after} />
      <td aria-hidden="true" className={styles.rest} />
    </tr>
  )
}
