import { useLoaderData } from '@tanstack/react-router'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Icon } from '@lectern/ui/layout/icon'
import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { CourseProgram } from '../components/course-program.tsx'
import styles from '../components/course-page.module.css'
import { PreviewPlace } from '../preview/preview-place.tsx'
import { EditorWaits } from '../page-parts/editor-waits.tsx'
import { pageEditorPath } from './course-page-search.ts'

const CoursePageEditor = lazy(async () => {
  // Its rich text is read by schemas, which learners' pages do without; they are told what those of the workbench are told
  // (`entry-workbench.tsx`). A module for both would be carried by every page.
  Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })
  return { default: (await import('./edit/course-page-editor.tsx')).CoursePageEditor }
})

/** The page of a course: as visitors see it, and for whoever edits the course also where it is written. */
export const CoursePage = () => {
  const { t } = useTexts()
  const { course, words, authored } = useLoaderData({ from: '/_learner/courses/$course/' })
  const isHydrated = useHydrated()
  if (authored)
    return isHydrated ? (
      <Suspense fallback={<EditorWaits />}>
        <CoursePageEditor key={course.id} course={course} authored={authored} />
      </Suspense>
    ) : (
      <EditorWaits />
    )
  return (
    <>
      {course.is_user_expert && <PreviewPlace course={course.id} product={course.product_id} />}
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
