import { lazy, Suspense } from 'react'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import type { KeepCourseProps } from './keep-course-card.tsx'

const KeepCourseCard = lazy(async () => ({ default: (await import('./keep-course-card.tsx')).KeepCourseCard }))

const canKeep = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in window

/** Keeps a course on this device on purpose; nothing where the browser keeps nothing. Comes after the page. */
export const KeepCourse = (props: KeepCourseProps) =>
  useHydrated() && canKeep() ? (
    <Suspense>
      <KeepCourseCard {...props} />
    </Suspense>
  ) : null
