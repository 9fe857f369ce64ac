import { Link } from '@lectern/ui/actions/link'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import { sectionAnchor, sectionName } from '../sections/section-links.tsx'
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

/** The lessons before and after this one, and the section before its last, below a page that overflows. */
export const LessonWays = ({ course, previous, next, sections, hasSections }: Neighbours) => {
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
  const beforeLast = sections.length - 2
  const section = hasSections ? sections[beforeLast] : undefined
  return (
    <nav ref={ways} hidden={!overflows} className={styles.ways} aria-label={t('course.neighbours')}>
      {section && (
        <a href={sectionAnchor(section)} className={styles.way} data-side={previous ? 'whole' : 'back'}>
          <span className={styles.wayLabel}>{t('course.section_previous')}</span>
          <span className={styles.wayTitle}>{sectionName(sections, beforeLast, t)}</span>
        </a>
      )}
      <Way to={previous} course={course} label={t('course.lesson_previous')} side="back" />
      <Way to={next} course={course} label={t('course.lesson_next')} side="on" />
    </nav>
  )
}
