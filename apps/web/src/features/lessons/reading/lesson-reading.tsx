import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import type { UnitState } from '@lectern/contract/lessons/unit-progress'
import { Icon } from '@lectern/ui/layout/icon'
import { useLoaderData } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import type { PageLesson } from '../page-lesson.ts'
import { arrive } from './arrive.ts'
import { CourseFinished } from './course-finished.tsx'
import './lesson-reading.css'
import { useWasCutOff } from './use-lead-on.ts'
import { useLessonProgress } from './use-lesson-progress.ts'
import { useReading } from './use-reading.ts'

export interface LessonReadingProps {
  lesson: PageLesson
  quizzes: readonly LearnerQuiz[]
  /** Whether it is read by somebody of the team. */
  isTeam: boolean
  /** How far the reader is may be another now. */
  onMoved: () => void
}

/** Something beside a unit of the page. */
const AtUnit = ({ id, children }: { id: number; children: ReactNode }) => {
  // Drawn after the page stands, and in the browser alone.
  const [unit] = useState(() => document.getElementById(`unit-${id}`))
  return unit && createPortal(children, unit)
}

const UnitMark = ({ state }: { state: UnitState }) => {
  const { t } = useTexts()
  return (
    <span className="unit-mark">
      <Icon of={Check} />
      {t(`course.unit_${state}`)}
    </span>
  )
}

/** Every text of the lesson was read. */
const isAllRead = (lesson: PageLesson, done: readonly { id: number }[]): boolean => {
  const known = new Set(done.map(({ id }) => id))
  return lesson.sections.every(({ info_units: units }) =>
    units.every((unit) => !('description_formatted' in unit) || known.has(unit.id)),
  )
}

/** Where the reader came from another page to the unit at which they had stopped. */
const cameTo = (unit: number): boolean => window.location.hash === `#unit-${unit}`

/**
 * What a participant's reading of a lesson leaves: which unit is in sight, what was read, and marks at what is done. It stands over the
 * space between units and moves nothing.
 */
export const LessonReading = ({ lesson, quizzes, isTeam, onMoved }: LessonReadingProps) => {
  const { program } = useLoaderData({ from: '/_learner/courses/$course/$lesson' })
  const isFinished = program.progress === 100
  const { t } = useTexts()
  const { moment } = useDates()
  useLessonProgress(lesson, onMoved)
  const reading = useReading(lesson, quizzes, onMoved)
  useEffect(arrive, [])
  const [wasFinished] = useState(isFinished)
  const wasCutOff = useWasCutOff()
  const stopped = reading?.stopped
  return (
    <>
      {reading?.units.map(({ id, state }) => (
        <AtUnit key={id} id={id}>
          <UnitMark state={state} />
        </AtUnit>
      ))}
      {stopped && cameTo(stopped.unit_id) && (
        <AtUnit id={stopped.unit_id}>
          <span className="stopped-here">{t('course.stopped_here', { at: moment(stopped.at) })}</span>
        </AtUnit>
      )}
      {isFinished && (!wasFinished || lesson.next === null) && (
        <CourseFinished
          lesson={lesson}
          leadsOn={
            !wasFinished && !wasCutOff && !isTeam && reading !== null && isAllRead(lesson, reading.units)
          }
        />
      )}
    </>
  )
}
