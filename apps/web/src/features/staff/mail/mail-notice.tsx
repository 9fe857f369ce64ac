import { Link } from '@lectern/ui/actions/link'
import { Notice } from '@lectern/ui/feedback/notice'
import { expertPaths } from '../../../lib/routing/expert-paths.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { mailText } from './mail-words.ts'
import { useMailDelivery } from './use-mail-delivery.ts'

/** Tells the owner that letters do not go out, until they do; nothing to anybody else. */
export const MailNotice = () => {
  const { t } = useTexts()
  const delivery = useMailDelivery()
  if (!delivery || delivery.state === 'works') return null
  return (
    <Notice
      tone={delivery.state === 'failing' ? 'danger' : 'warning'}
      title={t(`expert.mail_${delivery.state}`)}
      actions={<Link href={`${expertPaths.school}?tab=mail`}>{t('expert.mail_settings')}</Link>}
    >
      {mailText(delivery, t)}
    </Notice>
  )
}
