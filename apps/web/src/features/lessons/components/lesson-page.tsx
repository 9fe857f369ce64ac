import type { LearnerQuiz } from '@lectern/contract/attempts/attempt'
import type { PublicCourse } from '@lectern/contract/courses/course'
import type { CourseAccess } from '@lectern/contract/lessons/lesson'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { useRouter } from '@tanstack/react-router'
import { useCallback, type ReactNode } from 'react'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { useDates, useTexts } from '../../../lib/texts/index.ts'
import { UnitView } from '../../blocks/index.ts'
import { useCourseFace } from '../use-course-face.ts'
import { LessonReading } from '../lazy-reading.ts'
import { useWanted } from '../use-wanted.ts'
import { wayOnOf } from '../way-on.ts'
import styles from './lesson-page.module.css'
import './lesson-locked.css'
import '../reading/reading-look.css'
import { SectionLinks } from '../sections/lazy-sections.ts'
import { LessonWays } from './lazy-ways.ts'
import { ProgramSheet } from './program-sheet.tsx'
import { lessonLink, type PageLesson } from '../page-lesson.ts'

export interface LessonPageProps {
  lesson: PageLesson
  /** The language of its author, and how the texts are set. */
  course: Pick<PublicCourse, 'language' | 'look'>
  access: CourseAccess
  /** The practices of the lesson; empty for who may not practise. */
  quizzes: readonly LearnerQuiz[]
  /** The program of the course, at the side or in a sheet. */
  program: ReactNode
  /** What stands in the place of a closed lesson's content. */
  locked: ReactNode
  /** What readers work with; it comes when the page stands. */
  tools: ReactNode
}

interface LessonHeadProps extends Pick<LessonPageProps, 'lesson' | 'access' | 'program' | 'tools'> {
  lang: string | undefined
}

const LessonHead = ({ lesson, lang, access, program, tools }: LessonHeadProps) => {
  const { t } = useTexts()
  const isHere = useHydrated()
  const first = lesson.sections[0]?.order ?? 1
  return (
    <header className={styles.head}>
      <div className={styles.line}>
        <nav aria-label={t('course.way_here')} className={styles.crumb}>
          <Link href={lesson.course.link}>{lesson.course.title}</Link>
        </nav>
        <div className={styles.tools}>
          <ProgramSheet program={program} />
          <span className={styles.toolPlace}>{tools}</span>
          {access.is_user_expert && (
            <Link
              href={paths.expertLesson(lesson.course.id, lesson.id, Math.max(0, first - 1))}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('course.edit_lesson')}
            </Link>
          )}
        </div>
      </div>
      <h1 className={styles.title} lang={lang}>
        {lesson.title}
      </h1>
      {!lesson.hasWays && <div className={styles.waysPlace}>{isHere && <LessonWays {...lesson} />}</div>}
      {lesson.hasSections && <SectionLinks sections={lesson.sections} shown="folded" />}
    </header>
  )
}

/** What the reader's access says of an open lesson: when it closes, and that a part of it is left out. */
const AccessNotes = ({ lesson, access: { decision } }: Pick<LessonPageProps, 'lesson' | 'access'>) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  const { hidden_sections_count: count } = lesson
  return (
    <>
      {decision.closes_at && (
        <p className={styles.note}>{t('course.open_until', { date: longMoment(decision.closes_at) })}</p>
      )}
      {count > 0 && <p className={styles.note}>{t('course.hidden_sections', { count })}</p>}
    </>
  )
}

/** A lesson as its reader may see it: the text, its practices and the ways on; or why it is closed. */
export const LessonPage = ({ lesson, course, access, quizzes, program, locked, tools }: LessonPageProps) => {
  const router = useRouter()
  const refresh = useCallback(() => void router.invalidate(), [router])
  const wantedOf = useWanted(quizzes)
  useCourseFace(course.look)
  const lang = course.language ?? undefined
  const takesPart = access.is_course_subscribed
  const isHere = useHydrated()
  const around = {
    lesson: lesson.id,
    quizzes,
    wantedOf,
    wayOn: wayOnOf(
      lesson.next && { ...lesson.next, link: lessonLink(lesson.course, lesson.next.slug) },
      lesson.course,
    ),
    onFinished: refresh,
    takesPart,
    previews: lesson.previews,
    lang,
  }
  return (
    <div className={styles.page}>
      <aside className={styles.aside}>{program}</aside>
      <article className={styles.column} style={course.look}>
        <LessonHead lesson={lesson} lang={lang} access={access} program={program} tools={tools} />
        <AccessNotes lesson={lesson} access={access} />
        {access.decision.is_open
          ? lesson.sections.map(({ id, name, info_units: units }, at) => {
              // Where the address and focus go to: the heading, or a section without one.
              const place = { id: `section-${id}`, tabIndex: -1 }
              return (
                <section
                  key={id}
                  className={styles.section}
                  aria-label={name || undefined}
                  {...(!name && lesson.hasSections && place)}
                >
                  {name && (
                    <h2 className={styles.sectionName} lang={lang} {...place}>
                      {name}
                    </h2>
                  )}
                  {units.map((unit) => (
                    <UnitView key={unit.id} unit={unit} around={around} />
                  ))}
                  {lesson.hasSections && lesson.hasWays && (
                    <SectionLinks sections={lesson.sections} shown={at} />
                  )}
                </section>
              )
            })
          : locked}
        {isHere && takesPart && access.decision.is_open && (
          <LessonReading lesson={lesson} quizzes={quizzes} isTeam={access.is_user_expert} onMoved={refresh} />
        )}
        {isHere && lesson.hasWays && <LessonWays {...lesson} />}
      </article>
      <div className={styles.margin} data-notes-margin />
    </div>
  )
}
