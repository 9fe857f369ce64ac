import { type ComponentProps, Suspense } from 'react'
import { useHydrated } from '../../lib/drawing/use-hydrated.ts'
import { lazily } from '../../lib/drawing/lazy-part.tsx'

const ReaderTools = lazily(async () => (await import('./reader-tools.tsx')).ReaderTools)

/** The tools of a reader, once the page stands: it is read without them. */
export const LessonTools = (props: ComponentProps<typeof ReaderTools>) =>
  useHydrated() && (
    <Suspense>
      <ReaderTools {...props} />
    </Suspense>
  )
