import { useLoaderData } from '@tanstack/react-router'
import type { LockReason } from '@lectern/contract/access/access'
import type { PublicCourse } from '@lectern/contract/courses/course'
import { productKindOf } from '@lectern/contract/kernel/product-kind'
import { Badge } from '@lectern/ui/feedback/badge'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Link } from '@lectern/ui/actions/link'
import { Icon } from '@lectern/ui/layout/icon'
import { BookOpen, Lock } from 'lucide-react'
import { useRef } from 'react'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useLockWords } from '../../access/index.ts'
import { useCourseFace } from '../../lessons/index.ts'
import { useIntendedStart } from '../use-start.ts'
import { CourseCover } from '../cover/course-cover.tsx'
import { CourseAbout, CourseGains, PagePart } from '../course-page/course-words.tsx'
import wordStyles from '../course-page/course-words.module.css'
import { Doubts } from '../page-parts/doubts.tsx'
import { Teacher } from '../page-parts/teacher.tsx'
import { CourseAuthor, CourseFacts, PriceWord } from './course-cards.tsx'
import styles from './course-page.module.css'
import { CourseWays } from './course-ways.tsx'
import { FootWay } from '../foot-way/foot-way.tsx'
import { canTakeOffer } from './other-ways.tsx'
import { LessonMark } from './lesson-mark.tsx'
import { placeName } from './place-name.ts'
import { sharedReasons } from './shared-reasons.ts'

const LessonRow = ({
  course,
  lesson,
  number,
  reasons,
}: {
  course: PublicCourse
  lesson: PublicCourse['lessons'][number]
  number: number
  /** Why it is closed, but for what is said of the whole program already. */
  reasons: readonly string[]
}) => {
  const { t } = useTexts()
  const isPreview = lesson.is_public && !course.is_course_subscribed
  const place = placeName(course.labels.lesson, number, lesson.title)
  return (
    <li className={styles.row}>
      {place === null && <span className={styles.number}>{number}</span>}
      <div className={styles.rowWords}>
        <Link href={paths.lesson(course.slug, lesson.slug)} className={styles.rowTitle}>
          {lesson.title}
        </Link>
        <span className={styles.rowFacts}>
          {place !== null && <span>{place}</span>}
          {lesson.progress === 'started' && lesson.share > 0 && (
            <span>{t('course.progress', { percent: lesson.share })}</span>
          )}
          {lesson.has_quiz && <span>{t('course.with_practice')}</span>}
          {isPreview && <Badge tone="info">{t('course.free_preview')}</Badge>}
          {reasons.map((reason) => (
            <span key={reason}>{reason}</span>
          ))}
        </span>
      </div>
      <LessonMark lesson={lesson} words />
    </li>
  )
}

/** The reasons that lessons share beyond one module; of one alone its module says them. */
const saidOfAll = (
  lessons: PublicCourse['lessons'],
  words: readonly (readonly string[])[],
): readonly string[] => {
  const shared = sharedReasons(words)
  const said = shared.join(' ')
  const modules = new Set(
    lessons.filter((_, at) => words[at]?.join(' ') === said).map((each) => each.module_id),
  )
  return modules.size > 1 || modules.has(null) ? shared : []
}

interface ProgramPartsProps {
  course: PublicCourse
  /** Why each lesson is closed. */
  words: readonly (readonly string[])[]
  /** What is said of the whole program already. */
  shared: readonly string[]
}

/** The lessons of a course, module after module; a module all of which is closed for the same reason says it once. */
const ProgramParts = ({ course, words, shared }: ProgramPartsProps) => {
  const { t } = useTexts()
  const lessons = course.lessons.map((lesson, at) => ({ lesson, number: at + 1, words: words[at] ?? [] }))
  const parts = [{ id: null, title: '' }, ...course.modules]
    .map((module) => ({ module, own: lessons.filter(({ lesson }) => lesson.module_id === module.id) }))
    .filter(({ own }) => own.length > 0)
  return parts.map(({ module, own }) => {
    const at = course.modules.findIndex(({ id }) => id === module.id)
    const place = placeName(course.labels.module, at + 1, module.title)
    const same = module.id === null ? [] : sharedReasons(own.map((each) => each.words))
    const isSaid = (reasons: readonly string[]) =>
      [shared, same].some((said) => said.length > 0 && said.join(' ') === reasons.join(' '))
    const done = own.filter(({ lesson }) => lesson.progress === 'done').length
    return (
      <div key={module.id} className={styles.part}>
        {module.id !== null && (
          <h3 className={styles.moduleTitle}>
            {place !== null && <span className={styles.count}>{place}</span>}
            {module.title}
            <span className={styles.count}>
              {course.is_course_subscribed
                ? t('course.done_of', { count: done, total: own.length })
                : t('course.lessons_count', { count: own.length })}
            </span>
          </h3>
        )}
        {same.length > 0 && shared.length === 0 && (
          <p className={styles.sharedReasons}>
            <Icon of={Lock} />
            {same.join(' ')}
          </p>
        )}
        <ol className={styles.rows}>
          {own.map(({ lesson, number, words: reasons }) => (
            <LessonRow
              key={lesson.id}
              course={course}
              lesson={lesson}
              number={number}
              reasons={isSaid(reasons) ? [] : reasons}
            />
          ))}
        </ol>
      </div>
    )
  })
}

/** The program, where it is told of. */
const ProgramPart = ({ course, words, shared }: ProgramPartsProps) => {
  const { t } = useTexts()
  const { visitor } = useLoaderData({ from: '__root__' })
  return (
    <section className={styles.programPart} id="program" aria-labelledby="program-title">
      <h2 id="program-title" className={styles.programTitle}>
        {t('course.program')}
        <span className={styles.count}>{t('course.lessons_count', { count: course.lessons_count })}</span>
      </h2>
      <p className={styles.ways}>
        <Link href={paths.courseSearch(course.slug)}>{t('course.search_in_course')}</Link>
        {visitor !== null && <Link href={paths.courseNotes(course.slug)}>{t('course.own_notes')}</Link>}
      </p>
      {shared.length > 0 && (
        <p className={styles.sharedReasons}>
          <Icon of={Lock} />
          {shared.join(' ')}
        </p>
      )}
      {course.lessons.length === 0 ? (
        <EmptyState
          icon={BookOpen}
          title={t('course.program_empty')}
          text={t('course.program_empty_text')}
          framed
        />
      ) : (
        <ProgramParts course={course} words={words} shared={shared} />
      )}
    </section>
  )
}

/** A course: what it promises, how to take part or go on, its program with every lock explained, and answers to doubts. */
export const CourseProgram = () => {
  const { t } = useTexts()
  const { course, words } = useLoaderData({ from: '/_learner/courses/$course/' })
  const { visitor } = useLoaderData({ from: '__root__' })
  const isSignedIn = visitor !== null
  const start = useIntendedStart(course, isSignedIn)
  const above = useRef<HTMLDivElement>(null)
  const lang = course.language ?? undefined
  useCourseFace(course.look)
  const lockWords = useLockWords()
  // Whoever can take an offer is told so above; that nobody joins by themselves would say the contrary.
  const isSaid = ({ kind }: LockReason) => kind === 'not_subscribed' && canTakeOffer(course)
  const reasons = course.lessons.map(({ access }) =>
    lockWords({ ...access, reasons: access.reasons.filter((reason) => !isSaid(reason)) }),
  )
  const shared = saidOfAll(course.lessons, reasons)
  const hasAbout = course.about_html !== ''
  return (
    <div className={styles.coursePage}>
      <header className={styles.banner}>
        <div className={styles.courseHead}>
          <h1 className={styles.courseTitle} lang={lang}>
            {course.title}
          </h1>
          {words.lead !== '' && (
            <p className={wordStyles.lead} lang={lang}>
              {words.lead}
            </p>
          )}
          {hasAbout && words.lead === '' && <CourseAbout course={course} />}
          {course.author && <CourseAuthor author={course.author} size={32} />}
          {!course.is_closed_by_school && (
            <p className={styles.facts}>
              <CourseFacts course={course} />
            </p>
          )}
          <PriceWord course={course} />
          <div ref={above} className={styles.courseWays}>
            <CourseWays course={course} isSignedIn={isSignedIn} start={start} />
          </div>
        </div>
        <div className={styles.cover}>
          <CourseCover title={course.title} cover={course.cover} />
        </div>
      </header>
      <CourseGains gains={words.gains} forWhom={words.for_whom} lang={lang} />
      {hasAbout && words.lead !== '' && (
        <PagePart title={t('course.about_title', { kind: productKindOf(course.type_id) })}>
          <CourseAbout course={course} />
        </PagePart>
      )}
      {!course.is_closed_by_school && <ProgramPart course={course} words={reasons} shared={shared} />}
      <FootWay course={course} isSignedIn={isSignedIn} start={start} above={above} />
      {course.author && words.teacher_words !== '' && (
        <Teacher teacher={{ ...course.author, words: words.teacher_words }} lang={lang} />
      )}
      {words.doubts.length > 0 && <Doubts doubts={words.doubts} lang={lang} />}
    </div>
  )
}
