import type { PublicLesson } from '@lectern/contract/lessons/lesson'
import { lazy, Suspense } from 'react'
import { useHydrated } from '../../lib/drawing/use-hydrated.ts'

const ReaderTools = lazy(async () => ({ default: (await import('./reader-tools.tsx')).ReaderTools }))

interface LessonToolsProps {
  lesson: Pick<PublicLesson, 'id' | 'course' | 'sections'>
  lang: string | undefined
  isSignedIn: boolean
}

/** The tools of a reader, once the page stands: it is read without them. */
export const LessonTools = ({ lesson: { id, course, sections }, lang, isSignedIn }: LessonToolsProps) =>
  useHydrated() && (
    <Suspense>
      <ReaderTools lesson={id} course={course.slug} sections={sections} lang={lang} isSignedIn={isSignedIn} />
    </Suspense>
  )
