import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Users } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useTexts } from '../../../../../lib/texts/index.ts'
import type { InviteList } from './use-invite-list.ts'

const SeveralDialog = lazy(async () => ({ default: (await import('./several-dialog.tsx')).SeveralDialog }))

interface InviteSeveralProps {
  invite: InviteList
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Opens the list of addresses to add; its code comes when it is opened, and what is being sent goes on when it is closed. */
export const InviteSeveral = ({ invite, isOpen, onOpen }: InviteSeveralProps) => {
  const { t } = useTexts()
  return (
    <>
      <Button
        variant="quiet"
        icon={<Icon of={Users} />}
        busy={!isOpen && invite.sending !== undefined}
        onClick={() => onOpen(true)}
      >
        {t('participants.several_open')}
      </Button>
      {isOpen && (
        <Suspense>
          <SeveralDialog
            invite={invite}
            onClose={() => {
              onOpen(false)
              invite.close()
            }}
          />
        </Suspense>
      )}
    </>
  )
}
