import { Notice } from '@lectern/ui/feedback/notice'
import { ApiError } from '../../../lib/api/index.ts'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import type { User } from '../visitor.ts'
import styles from './profile.module.css'
import { StoredField } from './stored-field.tsx'
import { StoredPhone } from './stored-phone.tsx'
import type { Profile } from './use-profile.ts'

interface NameFieldsProps {
  user: User
  profile: Profile
}

const isAtFields = (error: Error): boolean =>
  error instanceof ApiError && Object.keys(error.fields).length > 0

/** Name, surname and telephone number. */
export const NameFields = ({ user, profile: { change, error } }: NameFieldsProps) => {
  const { t } = useTexts()
  return (
    <div className={styles.form}>
      {error && !isAtFields(error) && (
        <Notice tone="danger" announce="at-once">
          {errorText(error, t)}
        </Notice>
      )}
      <div className={styles.pair}>
        <StoredField
          label={t('create-account.name')}
          name="name"
          autoComplete="given-name"
          maxLength={120}
          value={user.name}
          onStore={(name) => change({ name }, { name: user.name })}
          error={error}
          required
        />
        <StoredField
          label={t('create-account.surname')}
          name="surname"
          autoComplete="family-name"
          maxLength={120}
          value={user.surname ?? ''}
          onStore={(surname) => change({ surname }, { surname: user.surname ?? '' })}
          error={error}
        />
      </div>
      <StoredPhone
        value={user.phone ?? ''}
        onStore={(phone) => change({ phone: phone === '' ? null : phone }, { phone: user.phone })}
        error={error}
      />
    </div>
  )
}
