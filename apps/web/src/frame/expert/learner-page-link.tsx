import { buttonClass } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { wordClass, wordedClass } from '@lectern/ui/actions/icon-button'
import { classNames } from '@lectern/ui/theme/class-names'
import { ExternalLink } from 'lucide-react'
import { useTexts } from '../../lib/texts/index.ts'
import styles from './expert-page.module.css'

/** Opens what learners see of this page, beside it. Has its words where the bar has room for them. */
export const LearnerPageLink = ({ href, label }: { href: string; label: string }) => {
  const { t } = useTexts()
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener"
      className={classNames(buttonClass({ variant: 'secondary' }), wordedClass)}
      title={label}
      aria-label={label}
    >
      <Icon of={ExternalLink} />
      <span className={styles.wideOnly}>{label}</span>
      <span className={wordClass}>{t('expert.view_word')}</span>
    </a>
  )
}
