import { Button } from '@lectern/ui/actions/button'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from '../enter.module.css'

/** Whose account this is about, with a way back to another one; also tells password managers the name. */
export const AccountLine = ({ email, onChange }: { email: string; onChange?: (() => void) | undefined }) => {
  const { t } = useTexts()
  return (
    <p className={styles.account}>
      <span className={styles.address}>{email}</span>
      {onChange && (
        <Button variant="quiet" size="small" onClick={onChange}>
          {t('auth.change_email')}
        </Button>
      )}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
    </p>
  )
}
