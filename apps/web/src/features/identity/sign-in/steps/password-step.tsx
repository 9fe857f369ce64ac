import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { PasswordInput } from '@lectern/ui/fields/password-input'
import textStyles from '@lectern/ui/text/text.module.css'
import { ApiError } from '../../../../lib/api/index.ts'
import { AppLink } from '../../../../lib/routing/app-link.tsx'
import { fieldText } from '../../../../lib/errors.ts'
import { restorePath } from '../../../../lib/routing/paths.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { AccountLine } from '../fields/account-line.tsx'
import { login } from '../../api.ts'
import styles from '../enter.module.css'
import { textOf } from '../fields/form-text.ts'
import { StepForm } from '../step-form.tsx'
import type { SignIn } from '../use-sign-in.ts'

/** Whether more passwords were tried than the server takes for now; a letter still lets its reader in. */
const isResting = (error: Error | null): boolean =>
  error instanceof ApiError && error.code === 'too_many_requests'

/** Somebody whom the school knows, with a password. */
export const PasswordStep = ({ flow, next }: { flow: SignIn; next: string }) => {
  const { t } = useTexts()
  const { email } = flow
  const enter = useAction(async (fields: FormData) =>
    flow.enter((await login({ body: { email, password: textOf(fields, 'password') } })).data),
  )
  const byCode = useAction(async () => {
    await flow.sendCode()
    flow.go('code')
  })
  return (
    <StepForm
      title={t('auth.sign_in_title')}
      submit={t('auth.sign_in')}
      busy={enter.busy}
      error={enter.error ?? byCode.error}
      onSubmit={enter.run}
      ways={
        <Button variant="quiet" busy={byCode.busy} onClick={() => byCode.run(undefined)}>
          {t('auth.by_code')}
        </Button>
      }
    >
      <AccountLine email={email} onChange={() => flow.go(undefined)} />
      <Field label={t('auth.password')} error={fieldText(enter.error, 'password', t)} required>
        <PasswordInput
          name="password"
          autoComplete="current-password"
          words={{ show: t('auth.password_show'), hide: t('auth.password_hide') }}
        />
      </Field>
      {isResting(enter.error) && <p className={textStyles.muted}>{t('auth.by_letter')}</p>}
      <AppLink className={styles.forgot} href={restorePath(next)}>
        {t('auth.forgot')}
      </AppLink>
    </StepForm>
  )
}
