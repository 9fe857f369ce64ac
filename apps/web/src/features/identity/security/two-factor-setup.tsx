import rowList from '@lectern/ui/lists/row-list.module.css'
import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { useEffect, useState, type FormEvent } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import { besidesCode, CodeField } from '../sign-in/fields/code-field.tsx'
import { confirmTwoFactor } from '../api.ts'
import styles from './security.module.css'

interface TwoFactorSetupProps {
  secret: string
  /** What the picture says to an authenticator app. */
  url: string
  onCancel: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The picture for the app's camera, drawn on this device: the secret goes nowhere. */
const useQr = (text: string): string | undefined => {
  const [source, setSource] = useState<string>()
  useEffect(() => {
    void import('uqr').then(({ renderSVG }) =>
      setSource(`data:image/svg+xml,${encodeURIComponent(renderSVG(text, { border: 0 }))}`),
    )
  }, [text])
  return source
}

/** Shows the secret to the app, and takes the first code that the app makes of it. */
export const TwoFactorSetup = ({ secret, url, onCancel, onDone }: TwoFactorSetupProps) => {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const qr = useQr(url)
  const confirm = useAction(async (given: string) =>
    onDone((await confirmTwoFactor({ body: { code: given } })).data.recovery_codes),
  )
  const send = (event: FormEvent) => {
    event.preventDefault()
    confirm.run(code)
  }
  const error = besidesCode(confirm.error)
  return (
    <form noValidate className={styles.form} onSubmit={send}>
      <div className={styles.qr}>
        <img className={styles.qrPicture} src={qr} alt={t('account.qr_alt')} width={184} height={184} />
        <div className={styles.qrWords}>
          <p>{t('account.qr_text')}</p>
          <p className={rowList.muted}>{t('account.qr_by_hand')}</p>
          <code className={styles.secret}>{inFours(secret)}</code>
        </div>
      </div>
      {error && (
        <Notice tone="danger" announce="at-once">
          {errorText(error, t)}
        </Notice>
      )}
      <CodeField
        label={t('auth.app_code')}
        value={code}
        onChange={setCode}
        onComplete={confirm.run}
        error={confirm.error}
      />
      <div className={styles.ways}>
        <Button type="submit" variant="primary" busy={confirm.busy}>
          {t('account.two_factor_confirm')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('account.cancel')}
        </Button>
      </div>
    </form>
  )
}
