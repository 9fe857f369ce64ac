import { useLoaderData } from '@tanstack/react-router'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { SkeletonText } from '@lectern/ui/feedback/skeleton'
import { Icon } from '@lectern/ui/layout/icon'
import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../../lib/use-hydrated.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { CourseProgram } from '../components/course-program.tsx'
import styles from '../components/course-page.module.css'
import { pageEditorPath } from './course-page-search.ts'

const CoursePageEditor = lazy(async () => ({
  default: (await import('./edit/course-page-editor.tsx')).CoursePageEditor,
}))

/** The page of a course: as visitors see it, and for whoever edits the course also where it is written. */
export const CoursePage = () => {
  const { t } = useTexts()
  const { course, words, authored } = useLoaderData({ from: '/_learner/courses/$course/' })
  const isHydrated = useHydrated()
  if (authored)
    return isHydrated ? (
      <Suspense fallback={<SkeletonText lines={8} />}>
        <CoursePageEditor key={course.id} course={course} authored={authored} />
      </Suspense>
    ) : (
      <SkeletonText lines={8} />
    )
  return (
    <>
      {words.can_edit && (
        <p className={styles.editorWays}>
          <Link href={pageEditorPath(course.link)} className={buttonClass({ size: 'small' })}>
            <Icon of={Pencil} />
            {t('course.page_edit')}
          </Link>
        </p>
      )}
      <CourseProgram />
    </>
  )
}
