import type { PreviewSettings } from '@lectern/contract/access/preview-settings'
import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { type Translate, useDates, useNeededTexts, useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { getPreviewSettings, savePreviewSettings } from './api.ts'
import styles from './preview-banner.module.css'
import { Arriving, lazily } from '../../../lib/drawing/lazy-part.tsx'

const PreviewDialog = lazily(async () => (await import('./preview-dialog.tsx')).PreviewDialog)

const nameOf = ({ offer, user }: PreviewSettings): string =>
  user?.name ?? offer?.title_alternative ?? offer?.title ?? ''

/** As whom the course is seen, in one sentence. */
const sentenceOf = (settings: PreviewSettings, moment: string | null, t: Translate): string => {
  const { id: kind } = settings.type
  if (kind === 'full_access') return t('account.preview_as_team')
  const name = nameOf(settings)
  return moment === null
    ? t(`account.preview_as_${kind}`, { name })
    : t(`account.preview_as_${kind}_at`, { name, moment })
}

/** As whom one of the team sees the course, and the way to somebody else's eyes and back. */
export const PreviewBanner = ({ course, product }: { course: number; product: number }) => {
  const { t } = useTexts()
  const { longMoment } = useDates()
  const hasTexts = useNeededTexts('account')
  const [settings, setSettings] = useState<PreviewSettings>()
  const [isOpen, setOpen] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [tries, setTries] = useState(0)
  const leave = useAction(async () => {
    await savePreviewSettings({ params: { course }, body: { type: 'full_access' } })
    location.reload()
  })
  useEffect(() => {
    let isGone = false
    getPreviewSettings({ params: { course } }).then(
      ({ data }) => !isGone && setSettings(data),
      (error: unknown) => !isGone && setFailure(error),
    )
    return () => {
      isGone = true
    }
  }, [course, tries])
  const again = () => {
    setFailure(undefined)
    setTries(tries + 1)
  }
  if (!hasTexts) return null
  if (failure !== undefined)
    return (
      <div className={styles.banner} role="alert">
        <p className={styles.words}>{errorText(failure, t)}</p>
        <Button size="small" onClick={again}>
          {t('account.preview_again')}
        </Button>
      </div>
    )
  if (!settings) return null
  const isPreview = settings.type.id !== 'full_access'
  return (
    <section
      className={styles.banner}
      data-preview={isPreview || undefined}
      aria-label={t('account.preview_title')}
    >
      <Icon of={Eye} />
      <div className={styles.words}>
        <p className={styles.who}>{sentenceOf(settings, settings.at && longMoment(settings.at), t)}</p>
        {isPreview && <p className={styles.note}>{t('account.preview_nothing_noted')}</p>}
        {leave.error && <p role="alert">{errorText(leave.error, t)}</p>}
      </div>
      <div className={styles.ways}>
        <Button size="small" onClick={() => setOpen(true)}>
          {t(isPreview ? 'account.preview_change' : 'account.preview_open')}
        </Button>
        {isPreview && (
          <Button size="small" busy={leave.busy} onClick={() => leave.run(undefined)}>
            {t('account.preview_leave')}
          </Button>
        )}
      </div>
      {isOpen && (
        <Arriving>
          <PreviewDialog
            course={course}
            product={product}
            settings={settings}
            onClose={() => setOpen(false)}
          />
        </Arriving>
      )}
    </section>
  )
}
