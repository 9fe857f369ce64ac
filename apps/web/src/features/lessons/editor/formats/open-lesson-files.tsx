import { lazy, Suspense, type ComponentProps } from 'react'

const Export = lazy(async () => ({ default: (await import('./export-lesson.tsx')).ExportLesson }))
const Import = lazy(async () => ({ default: (await import('./import-lesson.tsx')).ImportLesson }))

/** Gives the lesson out as a file; its code comes when it is opened. */
export const ExportLesson = (props: ComponentProps<typeof Export>) => (
  <Suspense>
    <Export {...props} />
  </Suspense>
)

/** Reads a lesson from a file; its code comes when it is opened. */
export const ImportLesson = (props: ComponentProps<typeof Import>) => (
  <Suspense>
    <Import {...props} />
  </Suspense>
)
