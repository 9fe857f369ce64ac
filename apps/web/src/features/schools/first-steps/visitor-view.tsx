import type { SchoolSettings, FirstSteps } from '@lectern/contract/schools/schools'
import textStyles from '@lectern/ui/text/text.module.css'
import { Avatar } from '@lectern/ui/layout/avatar'
import { Icon } from '@lectern/ui/layout/icon'
import { Link } from '@lectern/ui/actions/link'
import { BookOpen, ExternalLink } from 'lucide-react'
import type { CSSProperties } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './first-steps.module.css'

interface VisitorViewProps {
  school: SchoolSettings
  first: FirstSteps
}

/** What somebody who opens the school's address finds there now. */
export const VisitorView = ({ school, first }: VisitorViewProps) => {
  const { t } = useTexts()
  const { primary_color: ground, text_color: text } = school.branding
  const colors: CSSProperties | undefined =
    ground && text
      ? ({ '--sample': ground, '--sample-text': text } satisfies Record<`--${string}`, string>)
      : undefined
  const { course } = first
  return (
    <aside className={styles.visitor} aria-label={t('expert.first_visitor')}>
      <p className={styles.address}>
        <span className={styles.cut}>{new URL(first.origin).host}</span>
        <Link href={first.origin} target="_blank" aria-label={t('expert.first_visitor_open')}>
          <Icon of={ExternalLink} />
        </Link>
      </p>
      <div className={styles.face} style={colors}>
        <Avatar name={school.name} src={school.logo_url} shape="square" size={32} />
        <strong>{school.name}</strong>
      </div>
      <div className={styles.seen}>
        <p className={textStyles.muted}>{t('expert.first_visitor')}</p>
        <p className={styles.course}>
          <Icon of={BookOpen} />
          <span>{course?.is_published ? course.title : t('expert.first_visitor_nothing')}</span>
        </p>
      </div>
    </aside>
  )
}
