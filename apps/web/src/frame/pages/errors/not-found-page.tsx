import { buttonClass } from '@lectern/ui/actions/button'
import { AppLink } from '../../../lib/routing/app-link.tsx'
import { paths } from '../../../lib/routing/paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { PageNotice } from './page-notice.tsx'

interface NotFoundPageProps {
  /** The way on in the frame of the page; the catalogue without. */
  way?: { href: string; label: string }
  /** Where the product is going to have this page: what is said instead. */
  planned?: { title: string; text: string } | undefined
}

/** Status 404: the address leads nowhere, or to something that is not the reader's. */
export const NotFoundPage = ({ way, planned }: NotFoundPageProps) => {
  const { t } = useTexts()
  const { href, label } = way ?? { href: paths.courses, label: t('common.to_courses') }
  return (
    <PageNotice
      code="404"
      title={planned?.title ?? t('common.not_found_title')}
      text={planned?.text ?? t('common.not_found_text')}
    >
      <AppLink href={href} className={buttonClass({ variant: 'primary' })}>
        {label}
      </AppLink>
      <AppLink href={paths.home} className={buttonClass({ variant: 'secondary' })}>
        {t('common.to_home')}
      </AppLink>
    </PageNotice>
  )
}
