import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import { Copy, Download, Printer } from 'lucide-react'
import { downloadText } from '../../../lib/downloads/download.ts'
import { copyText } from '../../../lib/copy-text.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import styles from './security.module.css'

/** The codes for a lost phone, shown once: to copy, to print, to keep as a file. */
export const RecoveryCodes = ({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) => {
  const { t } = useTexts()
  const text = codes.join('\n')
  const copy = async () => {
    if (!(await copyText(text))) return
    toasts.show({ tone: 'success', title: t('account.copied') })
  }
  return (
    <div className={styles.form}>
      <Notice tone="warning" title={t('account.recovery_title')} announce="politely">
        {t('account.recovery_text')}
      </Notice>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={styles.ways}>
        <Button icon={<Icon of={Copy} />} onClick={() => void copy()}>
          {t('account.copy')}
        </Button>
        <Button
          icon={<Icon of={Download} />}
          onClick={() => downloadText('lectern-recovery-codes.txt', `${text}\n`, 'text/plain')}
        >
          {t('account.download')}
        </Button>
        <Button icon={<Icon of={Printer} />} onClick={() => window.print()}>
          {t('account.print')}
        </Button>
        <Button variant="primary" onClick={onKept}>
          {t('account.recovery_kept')}
        </Button>
      </div>
    </div>
  )
}
