import { Link } from '@lectern/ui/actions/link'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { lessonLink, type NeighbourLesson, type PageLesson } from '../page-lesson.ts'
import styles from './lesson-page.module.css'
import type { Neighbours } from './lesson-ways.tsx'

/** A page overflows when its content and this together are higher than the window (document 002 §2), in pixels. */
const room = 200

interface WayProps {
  to: NeighbourLesson | null
  course: PageLesson['course']
  label: string
  side: 'back' | 'on'
}

const Way = ({ to, course, label, side }: WayProps) =>
  to && (
    <Link href={lessonLink(course, to.slug)} className={styles.way} data-side={side}>
      <span className={styles.wayLabel}>{label}</span>
      <span className={styles.wayTitle}>{to.title}</span>
    </Link>
  )

/** The lessons before and after this one, below a page that overflows. */
export const LessonWays = ({ course, previous, next }: Neighbours) => {
  const { t } = useTexts()
  const ways = useRef<HTMLElement>(null)
  const [overflows, setOverflows] = useState(false)
  useEffect(() => {
    const page = ways.current?.parentElement
    if (!page) return
    const observer = new ResizeObserver(() => setOverflows(page.offsetHeight + room > window.innerHeight))
    observer.observe(page)
    observer.observe(document.documentElement)
    return () => observer.disconnect()
  }, [])
  return (
    <nav ref={ways} hidden={!overflows} className={styles.ways} aria-label={t('course.neighbours')}>
      <Way to={previous} course={course} label={t('course.lesson_previous')} side="back" />
      <Way to={next} course={course} label={t('course.lesson_next')} side="on" />
    </nav>
  )
}
