import { Link } from '@tanstack/react-router'
import { buttonClass } from '@lectern/ui/button'
import { useTexts } from '../lib/texts/index.ts'
import { PageNotice } from './page-notice.tsx'

/** Status 404: the address leads nowhere, or to something that is not the reader's. */
export const NotFoundPage = () => {
  const { t } = useTexts()
  return (
    <PageNotice code="404" title={t('common.not_found_title')} text={t('common.not_found_text')}>
      <Link to="/courses" className={buttonClass({ look: 'primary' })}>
        {t('common.to_courses')}
      </Link>
      <Link to="/" className={buttonClass({ look: 'secondary' })}>
        {t('common.to_home')}
      </Link>
    </PageNotice>
  )
}
