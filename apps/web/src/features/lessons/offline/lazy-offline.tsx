import { Suspense } from 'react'
import { useHydrated } from '../../../lib/drawing/use-hydrated.ts'
import type { KeepCourseProps } from './keep-course-card.tsx'
import styles from './lazy-offline.module.css'
import { lazily } from '../../../lib/drawing/lazy-part.tsx'

const KeepCourseCard = lazily(async () => (await import('./keep-course-card.tsx')).KeepCourseCard)

const canKeep = (): boolean => import.meta.env.PROD && 'serviceWorker' in navigator && 'caches' in window

/** Keeps a course on this device on purpose; nothing where the browser keeps nothing. Comes after the page. */
export const KeepCourse = (props: KeepCourseProps) => (
  // Its room is there from the beginning: the page does not move when it comes.
  <div className={styles.place}>
    {useHydrated() && canKeep() && (
      <Suspense>
        <KeepCourseCard {...props} />
      </Suspense>
    )}
  </div>
)
