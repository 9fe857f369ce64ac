import type { PreviewKind } from '@lectern/contract/access/preview-kinds'
import type { PreviewSettings } from '@lectern/contract/access/preview-settings'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import textStyles from '@lectern/ui/text/text.module.css'
import { useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { savePreviewSettings } from './api.ts'
import { PreviewKinds } from './preview-kinds.tsx'
import { PreviewList } from './preview-list.tsx'
import { PreviewMoment } from './preview-moment.tsx'
import styles from './preview-dialog.module.css'
import type { Picked } from './use-preview-list.ts'

interface PreviewDialogProps {
  course: number
  product: number
  settings: PreviewSettings
  onClose: () => void
}

const pickedOf = ({ offer, user }: PreviewSettings, kind: PreviewKind): Picked | undefined => {
  if (kind === 'user' && user) return { id: user.id, name: user.name }
  if (kind === 'offer' && offer) return { id: offer.id, name: offer.title }
  return undefined
}

/** As whom to look at the course (document 002 §2): two choices are taken at once, two ask which offer or which person. */
export const PreviewDialog = ({ course, product, settings, onClose }: PreviewDialogProps) => {
  const { t } = useTexts()
  const [kind, setKind] = useState<PreviewKind>(settings.type.id)
  const [picked, setPicked] = useState(pickedOf(settings, kind))
  const [isNow, setNow] = useState(settings.at === null)
  const [at, setAt] = useState(settings.at ?? undefined)
  const save = useAction(async (type: PreviewKind) => {
    const moment = isNow || type === 'full_access' ? null : (at ?? null)
    await savePreviewSettings({
      params: { course },
      body: {
        type,
        offer_id: type === 'offer' ? (picked?.id ?? null) : null,
        user_id: type === 'user' ? (picked?.id ?? null) : null,
        at: moment,
      },
    })
    location.reload()
  })
  const choose = (chosen: PreviewKind) => {
    setKind(chosen)
    setPicked(pickedOf(settings, chosen))
    if (chosen === 'full_access' || chosen === 'course_setting') save.run(chosen)
  }
  const asks = kind === 'offer' || kind === 'user'
  const lacksMoment = !isNow && at === undefined
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('account.preview_title')}
      closeLabel={t('account.preview_cancel')}
      actions={
        <>
          <Button onClick={onClose}>{t('account.preview_cancel')}</Button>
          {asks && (
            <Button
              variant="primary"
              busy={save.busy}
              disabled={picked === undefined || lacksMoment}
              onClick={() => save.run(kind)}
            >
              {t('account.preview_confirm')}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.parts}>
        <PreviewMoment isNow={isNow} onNow={setNow} at={at} onAt={setAt} />
        <PreviewKinds
          kind={kind}
          current={settings.type.id}
          busy={save.busy}
          lacksMoment={lacksMoment}
          onKind={choose}
        />
        {asks && (
          <PreviewList key={kind} product={product} kind={kind} picked={picked} onPicked={setPicked} />
        )}
        {save.error && (
          <p className={textStyles.wrong} role="alert">
            {errorText(save.error, t)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
