import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Users } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import { useInviteList } from './use-invite-list.ts'

const SeveralDialog = lazy(async () => ({ default: (await import('./several-dialog.tsx')).SeveralDialog }))

/** Opens the list of addresses to add; its code comes when it is opened, and what is being sent goes on when it is closed. */
export const InviteSeveral = ({ product }: { product: number }) => {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const invite = useInviteList(product)
  return (
    <>
      <Button
        variant="quiet"
        icon={<Icon of={Users} />}
        busy={!isOpen && invite.sending !== undefined}
        onClick={() => setOpen(true)}
      >
        {t('create-course.several_open')}
      </Button>
      {isOpen && (
        <Suspense>
          <SeveralDialog
            invite={invite}
            onClose={() => {
              setOpen(false)
              invite.close()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
