import { useLoaderData } from '@tanstack/react-router'
import type { PublicCourseCard } from '@lectern/contract/courses/course'
import type { FrontPagePicture, PublicFrontPage } from '@lectern/contract/courses/front-page/front-page'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Badge } from '@lectern/ui/feedback/badge'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Icon } from '@lectern/ui/layout/icon'
import { BookOpen, Check } from 'lucide-react'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { CourseCards } from '../components/course-cards.tsx'
import { CourseCover } from '../cover/course-cover.tsx'
import { KeptPicture } from '../cover/kept-picture.tsx'
import { Doubts } from '../page-parts/doubts.tsx'
import partStyles from '../page-parts/page-parts.module.css'
import { Teacher } from '../page-parts/teacher.tsx'
import hero from '../page-parts/warm-hero.module.css'
import styles from './front-page.module.css'

interface FrontPageProps {
  page: PublicFrontPage
  courses: readonly PublicCourseCard[]
  /** How many courses the school shows. */
  total: number
}

/** Courses on the front page; the others are a press away. */
const mostShown = 12

/** The front page of a school: who teaches, what there is to learn, a lesson to read on the spot, answers to doubts. */
export const FrontPage = ({ page, courses, total }: FrontPageProps) => {
  const { t } = useTexts()
  return (
    <div className={`${styles.page} ${hero.warm}`}>
      <Hero page={page} hasCourses={courses.length > 0} />
      <section className={styles.section} id="courses" aria-labelledby="courses-title">
        <h2 id="courses-title" className={partStyles.title}>
          {t('course.front_taught')}
        </h2>
        {courses.length > 0 ? (
          <>
            <CourseCards courses={courses.slice(0, mostShown)} level={3} />
            {total > mostShown && <AllCourses total={total} />}
          </>
        ) : (
          <EmptyState
            icon={BookOpen}
            title={t('course.courses_empty')}
            text={t('course.courses_empty_text')}
            framed
            level={3}
          />
        )}
      </section>
      {(page.free_lesson || page.steps.length > 0) && (
        <div className={styles.pair}>
          {page.free_lesson && <FreeLesson lesson={page.free_lesson} />}
          {page.steps.length > 0 && <Steps steps={page.steps} />}
        </div>
      )}
      {page.teacher && <Teacher teacher={page.teacher} />}
      {page.doubts.length > 0 && <Doubts doubts={page.doubts} />}
    </div>
  )
}

const AllCourses = ({ total }: { total: number }) => {
  const { t } = useTexts()
  return (
    <p>
      <Link href={paths.courses} className={buttonClass({ size: 'large' })}>
        {t('course.front_all_courses', { count: total })}
      </Link>
    </p>
  )
}

const Hero = ({ page, hasCourses }: { page: PublicFrontPage; hasCourses: boolean }) => {
  const { t } = useTexts()
  const { school } = useLoaderData({ from: '/_learner' })
  const { free_lesson: lesson } = page
  return (
    <header className={hero.hero}>
      <div className={hero.words}>
        <h1 className={hero.headline}>{page.headline || school.name}</h1>
        <p className={`${hero.lead} ${styles.lead}`}>{page.lead || t('common.home_text')}</p>
        <p className={hero.ways}>
          {lesson && (
            <Link href={lesson.link} className={buttonClass({ variant: 'primary', size: 'large' })}>
              {t('course.front_read_lesson')}
            </Link>
          )}
          {hasCourses && (
            <a
              href="#courses"
              className={buttonClass({ variant: lesson ? 'secondary' : 'primary', size: 'large' })}
            >
              {t('course.front_see_courses')}
            </a>
          )}
        </p>
        {page.promises.length > 0 && (
          <ul className={styles.promises}>
            {page.promises.map((promise) => (
              <li key={promise}>
                <Icon of={Check} />
                {promise}
              </li>
            ))}
          </ul>
        )}
      </div>
      <Stage page={page} />
    </header>
  )
}

/**
 * The school’s own picture, whole; without one the cover that its name draws, with the teacher’s portrait in an arch before it where there
 * is one.
 */
const Stage = ({ page: { teacher, cover, picture } }: { page: PublicFrontPage }) => {
  const { school } = useLoaderData({ from: '/_learner' })
  if (picture) return <OwnPicture picture={picture} />
  return (
    <div className={styles.stage}>
      <div className={styles.back}>
        <CourseCover title={school.name} cover={cover} />
      </div>
      {teacher?.avatar_url && (
        <div className={styles.arch} aria-hidden="true">
          <img src={teacher.avatar_url} alt="" width={512} height={512} />
        </div>
      )}
      {teacher && <p className={styles.note}>{teacher.name}</p>}
    </div>
  )
}

const OwnPicture = ({ picture }: { picture: FrontPagePicture }) => (
  <KeptPicture
    {...picture}
    className={styles.own}
    sizes="(max-width: 600px) 100vw, 544px"
    width={1280}
    height={720}
    fetchPriority="high"
  />
)

const FreeLesson = ({ lesson }: { lesson: NonNullable<PublicFrontPage['free_lesson']> }) => {
  const { t } = useTexts()
  return (
    <article className={styles.sheet} aria-labelledby="free-lesson-title">
      <div className={styles.sheetWords}>
        <Badge tone="success">{t('course.front_free_lesson')}</Badge>
        <h2 id="free-lesson-title" className={styles.sheetTitle}>
          {lesson.title}
        </h2>
        {lesson.paragraphs.map((words, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- paragraphs never change places
          <p key={at} className={styles.reading}>
            {words}
          </p>
        ))}
      </div>
      <footer className={styles.sheetMore}>
        <span>{t('course.front_from', { course: lesson.course_title })}</span>
        <Link href={lesson.link} className={buttonClass({ variant: 'primary' })}>
          {t('course.front_read_on')}
        </Link>
      </footer>
    </article>
  )
}

const Steps = ({ steps }: Pick<PublicFrontPage, 'steps'>) => {
  const { t } = useTexts()
  return (
    <section className={styles.section} aria-labelledby="steps-title">
      <h2 id="steps-title" className={partStyles.title}>
        {t('course.front_steps')}
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps are read anew as a whole
          <li key={at}>
            <span className={styles.stepNumber} aria-hidden="true">
              {at + 1}
            </span>
            <strong>{title}</strong>
            {text !== '' && <p>{text}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
