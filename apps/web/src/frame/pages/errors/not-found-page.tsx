import { buttonClass } from '@lectern/ui/actions/button'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { PageNotice } from './page-notice.tsx'

/** Status 404: the address leads nowhere, or to something that is not the reader's. `courses` is where the courses of the frame are. */
export const NotFoundPage = ({ courses = paths.courses }: { courses?: string }) => {
  const { t } = useTexts()
  return (
    <PageNotice code="404" title={t('common.not_found_title')} text={t('common.not_found_text')}>
      <AppLink href={courses} className={buttonClass({ variant: 'primary' })}>
        {t('common.to_courses')}
      </AppLink>
      <AppLink href={paths.home} className={buttonClass({ variant: 'secondary' })}>
        {t('common.to_home')}
      </AppLink>
    </PageNotice>
  )
}
