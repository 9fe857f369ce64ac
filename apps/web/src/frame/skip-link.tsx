import { buttonClass } from '@lectern/ui/actions/button'
import { useTexts } from '../lib/texts/index.ts'
import styles from './skip-link.module.css'

/** The first stop of the Tab key: past the frame, to what the page is about. */
export const SkipLink = ({ to }: { to: string }) => {
  const { t } = useTexts()
  return (
    <a href={`#${to}`} className={`${styles.skip} ${buttonClass({ variant: 'primary' })}`}>
      {t('common.skip_to_content')}
    </a>
  )
}
