import { useMutation } from '@tanstack/react-query'
import { IconButton } from '@lectern/ui/actions/icon-button'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { Link2 } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { useTexts } from '../../../lib/texts/index.ts'

interface CopyInvitationLinkProps {
  email: string
  /** Makes the link that is copied. */
  makeLink: () => Promise<{ data: { url: string } }>
}

/** Copies a link to an invitation, to be handed over without a letter. Where the browser does not copy, the link is shown. */
export const CopyInvitationLink = ({ email, makeLink }: CopyInvitationLinkProps) => {
  const { t } = useTexts()
  const [shown, setShown] = useState('')
  const copy = useMutation({
    mutationFn: makeLink,
    onSuccess: async ({ data: { url } }) => {
      if (!(await copyText(url))) return setShown(url)
      toasts.show({ tone: 'success', title: t('expert.letter_copied', { email }) })
    },
  })
  return (
    <>
      <IconButton
        icon={Link2}
        size="small"
        label={t('expert.letter_copy', { email })}
        disabled={copy.isPending}
        onClick={() => copy.mutate()}
      />
      <Dialog
        open={shown !== ''}
        onClose={() => setShown('')}
        title={t('expert.letter_link_title', { email })}
        description={t('expert.letter_link_text')}
        closeLabel={t('common.close')}
      >
        <Field label={t('expert.letter_link')}>
          <TextInput value={shown} readOnly onFocus={(event) => event.currentTarget.select()} />
        </Field>
      </Dialog>
    </>
  )
}
