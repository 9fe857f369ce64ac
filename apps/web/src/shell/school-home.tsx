import { Link } from '@tanstack/react-router'
import { buttonClass } from '@lectern/ui/button'
import { useTexts } from '../lib/texts/index.ts'
import { PageNotice } from './page-notice.tsx'

/** The school's front door. */
export const SchoolHome = () => {
  const { t } = useTexts()
  return (
    <PageNotice code="Lectern" title={t('common.home_title')} text={t('common.home_text')}>
      <Link to="/courses" className={buttonClass({ look: 'primary' })}>
        {t('common.to_courses')}
      </Link>
    </PageNotice>
  )
}
