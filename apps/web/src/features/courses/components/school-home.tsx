import { useLoaderData } from '@tanstack/react-router'
import { buttonClass } from '@lectern/ui/actions/button'
import { Link } from '@lectern/ui/actions/link'
import { Icon } from '@lectern/ui/layout/icon'
import { Eye, Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { FrontPage } from '../front-page/front-page.tsx'
import { LearnerHome } from '../home/learner-home.tsx'
import { EditorWaits } from '../page-parts/editor-waits.tsx'
import styles from './course-page.module.css'

const FrontPageEditor = lazy(async () => {
  // As the editor of a course's page.
  Reflect.set(globalThis, '__zod_globalConfig', { jitless: true })
  return { default: (await import('../front-page/edit/front-page-editor.tsx')).FrontPageEditor }
})

/** The school's front door: for a learner their home, for everybody else its front page. */
export const SchoolHome = () => {
  const { home, face, now } = useLoaderData({ from: '/_learner/' })
  const isHydrated = useHydrated()
  if (face?.authored)
    return isHydrated ? (
      <Suspense fallback={<EditorWaits />}>
        <FrontPageEditor page={face.front} authored={face.authored} />
      </Suspense>
    ) : (
      <EditorWaits />
    )
  return (
    <>
      {(face?.front.can_edit ?? home?.can_edit_front) && <EditorWays isFront={face !== null} />}
      {face ? (
        <FrontPage page={face.front} courses={face.courses} total={face.total} />
      ) : (
        home && <LearnerHome home={home} now={new Date(now)} />
      )}
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
