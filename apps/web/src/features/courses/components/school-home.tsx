import { useLoaderData } from '@tanstack/react-router'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { BookOpen } from 'lucide-react'
import { useTexts } from '../../../lib/texts/index.ts'
import { CourseCards } from './course-cards.tsx'
import styles from './course-page.module.css'
import { GoOnCard } from './go-on-card.tsx'

/** The school's front door: for a learner what to go on with, for everybody what there is to learn. */
export const SchoolHome = () => {
  const { t } = useTexts()
  const { goOn, own, others } = useLoaderData({ from: '/_learner/' })
  const { visitor } = useLoaderData({ from: '__root__' })
  const { school } = useLoaderData({ from: '/_learner' })
  const takesPart = goOn.length > 0
  const isUnderWay = goOn.some(({ progress }) => progress !== 100)
  return (
    <div className={styles.catalogue}>
      <header className={styles.homeHead}>
        <h1 className={styles.homeTitle}>{school.name}</h1>
        <p className={styles.description}>
          {visitor ? t('course.welcome_back', { name: visitor.name }) : t('common.home_text')}
        </p>
      </header>
      {takesPart && (
        <section className={styles.part}>
          <h2 className={styles.partTitle}>{t(isUnderWay ? 'course.go_on' : 'course.own_courses')}</h2>
          {goOn.map((course) => (
            <GoOnCard key={course.id} course={course} />
          ))}
          {own.length > 0 && <CourseCards courses={own} level={3} />}
        </section>
      )}
      {others.length > 0 && (
        <section className={styles.part}>
          <h2 className={styles.partTitle}>
            {t(takesPart ? 'course.other_courses' : 'course.courses_title')}
          </h2>
          <CourseCards courses={others} level={3} />
        </section>
      )}
      {!takesPart && others.length === 0 && (
        <EmptyState
          icon={BookOpen}
          title={t('course.courses_empty')}
          text={t('course.courses_empty_text')}
          framed
        />
      )}
    </div>
  )
}
