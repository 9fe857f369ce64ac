import { useTexts, type Translate } from '../../../lib/texts/index.ts'
import styles from '../components/lesson-page.module.css'
import type { PageLesson } from '../page-lesson.ts'
import { useSectionInView } from './use-section-in-view.ts'

type Sections = PageLesson['sections']

/** What a section is called: its author need not name it. */
const sectionName = (sections: Sections, at: number, t: Translate): string =>
  sections[at]?.name || t('course.section_number', { number: at + 1 })

/** Where a section of this page begins: an anchor, which a browser follows without scripts and moves focus to. */
const sectionAnchor = ({ id }: Sections[number]): string => `#section-${id}`

export interface SectionLinksProps {
  sections: Sections
  /** All of them, open or folded; or the ways from one of them, by its place. */
  shown: 'list' | 'folded' | number
}

/** The ways between the sections of a lesson that has several. */
export const SectionLinks = ({ sections, shown }: SectionLinksProps) => {
  const { t } = useTexts()
  if (shown === 'list') return <SectionList sections={sections} />
  if (shown === 'folded')
    return (
      <details className={styles.foldedSections}>
        <summary>{t('course.sections')}</summary>
        <SectionList sections={sections} />
      </details>
    )
  return (
    <div className={styles.shortWays}>
      <SectionWay sections={sections} to={shown - 1} label={t('course.section_previous')} />
      <SectionWay sections={sections} to={shown + 1} label={t('course.section_next')} />
    </div>
  )
}

interface SectionWayProps {
  sections: Sections
  /** Its place in the lesson. */
  to: number
  label: string
}

const SectionWay = ({ sections, to, label }: SectionWayProps) => {
  const { t } = useTexts()
  const section = sections[to]
  return (
    section && (
      <a href={sectionAnchor(section)} aria-label={`${label}: ${sectionName(sections, to, t)}`}>
        {label}
      </a>
    )
  )
}

const SectionList = ({ sections }: { sections: Sections }) => {
  const { t } = useTexts()
  const current = useSectionInView(sections)
  return (
    <nav className={styles.sections} aria-label={t('course.sections')}>
      <p className={styles.sectionsTitle}>{t('course.sections')}</p>
      <ol>
        {sections.map((section, at) => (
          <li key={section.id}>
            <a href={sectionAnchor(section)} aria-current={section.id === current ? 'location' : undefined}>
              {sectionName(sections, at, t)}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
