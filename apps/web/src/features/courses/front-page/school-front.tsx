import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Icon } from '@lectern/ui/layout/icon'
import { Eye, Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from '../components/course-page.module.css'
import { EditorWaits } from '../page-parts/editor-waits.tsx'
import { FrontPage } from './front-page.tsx'
import type { ShownFrontPage } from './load-front-page.ts'

const FrontPageEditor = lazy(async () => {
  // As the editor of a course's page.
  Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })
  return { default: (await import('./edit/front-page-editor.tsx')).FrontPageEditor }
})

/** The front page of the school, or its editor. */
export const SchoolFront = ({ face }: { face: ShownFrontPage }) => {
  const isHydrated = useHydrated()
  if (face.authored)
    return isHydrated ? (
      <Suspense fallback={<EditorWaits />}>
        <FrontPageEditor page={face.front} authored={face.authored} />
      </Suspense>
    ) : (
      <EditorWaits />
    )
  return (
    <>
      {face.front.can_edit && <FrontPageWays isFront />}
      <FrontPage page={face.front} courses={face.courses} total={face.total} />
    </>
  )
}

/** For whoever may change the front page: where it is seen and written. */
export const FrontPageWays = ({ isFront }: { isFront: boolean }) => {
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
