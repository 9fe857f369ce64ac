import { Segmented } from '@lectern/ui/choices/segmented'
import { MomentField } from '../../../frame/index.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './preview-dialog.module.css'

interface PreviewMomentProps {
  isNow: boolean
  onNow: (isNow: boolean) => void
  at: string | undefined
  onAt: (at: string | undefined) => void
}

/** At which moment to look: now, or at any other by the clock of whoever looks. */
export const PreviewMoment = ({ isNow, onNow, at, onAt }: PreviewMomentProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.moment}>
      <Segmented
        label={t('account.preview_when')}
        value={isNow ? 'now' : 'other'}
        segments={[
          { value: 'now', label: t('account.preview_when_now') },
          { value: 'other', label: t('account.preview_when_other') },
        ]}
        onChange={(chosen) => {
          onNow(chosen === 'now')
          // To be moved from here: an empty field would ask for all of it.
          if (at === undefined) onAt(new Date().toISOString())
        }}
      />
      {!isNow && (
        <>
          <MomentField label={t('account.preview_moment')} value={at} onChange={onAt} />
          <p className={styles.help}>{t('account.preview_when_help')}</p>
        </>
      )}
    </div>
  )
}
