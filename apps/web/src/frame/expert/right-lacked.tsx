import { buttonClass } from '@lectern/ui/actions/button'
import { EmptyState } from '@lectern/ui/feedback/empty-state'
import { Link } from '@lectern/ui/actions/link'
import { KeyRound } from 'lucide-react'
import { paths } from '../../lib/routing/paths.ts'
import { useTexts } from '../../lib/texts/index.ts'

/** What stands on a page whose right somebody does not have: nothing is broken, and who can help. */
export const RightLacked = ({ school }: { school: string }) => {
  const { t } = useTexts()
  return (
    <EmptyState
      icon={KeyRound}
      framed
      title={t('expert.right_lacked_title')}
      text={t('expert.right_lacked_text', { school })}
      actions={
        <Link href={paths.expert} className={buttonClass({})}>
          {t('expert.right_lacked_leave')}
        </Link>
      }
    />
  )
}
