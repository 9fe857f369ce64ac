import { useLoaderData, useSearch } from '@tanstack/react-router'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Icon } from '@lectern/ui/layout/icon'
import { Eye, Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { FrontPage } from '../front-page/front-page.tsx'
import { EditorWaits } from '../page-parts/editor-waits.tsx'
import { CourseCards } from './course-cards.tsx'
import styles from './course-page.module.css'
import { GoOnCard } from './go-on-card.tsx'

const FrontPageEditor = lazy(async () => ({
  default: (await import('../front-page/edit/front-page-editor.tsx')).FrontPageEditor,
}))

/** The school's front door: for a learner what to go on with, for everybody else its front page. */
export const SchoolHome = () => {
  const { goOn, courses, total, front, authored } = useLoaderData({ from: '/_learner/' })
  const { front: asked } = useSearch({ from: '/_learner/' })
  const takesPart = goOn.length > 0
  const isHydrated = useHydrated()
  if (authored)
    return isHydrated ? (
      <Suspense fallback={<EditorWaits />}>
        <FrontPageEditor page={front} authored={authored} />
      </Suspense>
    ) : (
      <EditorWaits />
    )
  const isFront = !takesPart || asked === 'view'
  return (
    <>
      {front.can_edit && <EditorWays isFront={isFront} />}
      {isFront ? <FrontPage page={front} courses={courses} total={total} /> : <LearnerHome />}
    </>
  )
}

/** For whoever may change the front page: where it is seen and written. */
const EditorWays = ({ isFront }: { isFront: boolean }) => {
  const { t } = useTexts()
  return (
    <p className={styles.editorWays}>
      {!isFront && (
        <Link href="/?front=view" className={buttonClass({ variant: 'quiet', size: 'small' })}>
          <Icon of={Eye} />
          {t('course.front_view')}
        </Link>
      )}
      <Link href="/?front=edit" className={buttonClass({ size: 'small' })}>
        <Icon of={Pencil} />
        {t('course.front_edit')}
      </Link>
    </p>
  )
}

/** Where a learner goes on, and what else there is to learn. */
const LearnerHome = () => {
  const { t } = useTexts()
  const { goOn, own, others } = useLoaderData({ from: '/_learner/' })
  const { visitor } = useLoaderData({ from: '__root__' })
  const { school } = useLoaderData({ from: '/_learner' })
  const isUnderWay = goOn.some(({ progress }) => progress !== 100)
  return (
    <div className={styles.catalogue}>
      <header className={styles.homeHead}>
        <h1 className={styles.homeTitle}>{school.name}</h1>
        <p className={styles.description}>
          {visitor ? t('course.welcome_back', { name: visitor.name }) : t('common.home_text')}
        </p>
      </header>
      <section className={styles.part}>
        <h2 className={styles.partTitle}>{t(isUnderWay ? 'course.go_on' : 'course.own_courses')}</h2>
        {goOn.map((course) => (
          <GoOnCard key={course.id} course={course} />
        ))}
        {own.length > 0 && <CourseCards courses={own} level={3} />}
      </section>
      {others.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.partTitle}>{t('course.other_courses')}</h2>
          <CourseCards courses={others} level={3} />
        </section>
      )}
    </div>
  )
}
