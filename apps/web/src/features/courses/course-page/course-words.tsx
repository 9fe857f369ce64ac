import type { PublicCourse } from '@lectern/contract/courses/course'
import { Icon } from '@lectern/ui/layout/icon'
import { Check, UserRound, type LucideIcon } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import pageStyles from '../components/course-page.module.css'
import styles from './course-words.module.css'

interface WordsProps {
  lang?: string | undefined
  children?: ReactNode
}

/** A part of the page of a course under its title. */
export const PagePart = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={pageStyles.partTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}

const Lines = ({ lines, icon, lang }: WordsProps & { lines: readonly string[]; icon: LucideIcon }) => (
  <ul className={styles.lines} lang={lang}>
    {lines.map((line, at) => (
      // oxlint-disable-next-line react/no-array-index-key -- lines are read anew as a whole
      <li key={at}>
        <Icon of={icon} />
        {line}
      </li>
    ))}
  </ul>
)

/** What learners gain, and for whom the course is; parts without words are left out. */
export const CourseGains = ({
  gains,
  forWhom,
  lang,
}: WordsProps & { gains: readonly string[]; forWhom: readonly string[] }) => {
  const { t } = useTexts()
  return (
    <>
      {gains.length > 0 && (
        <PagePart title={t('course.gains_title')}>
          <Lines lines={gains} icon={Check} lang={lang} />
        </PagePart>
      )}
      {forWhom.length > 0 && (
        <PagePart title={t('course.for_whom_title')}>
          <Lines lines={forWhom} icon={UserRound} lang={lang} />
        </PagePart>
      )}
    </>
  )
}

/** The rich text on what a course is about. */
export const CourseAbout = ({
  course,
}: {
  course: Pick<PublicCourse, 'about_html' | 'language' | 'look'>
}) => (
  <div
    className={pageStyles.about}
    lang={course.language ?? undefined}
    style={course.look}
    // oxlint-disable-next-line react/no-danger -- rendered from a schema on the server, tags of its own alone
    dangerouslySetInnerHTML={{ __html: course.about_html }}
  />
)
