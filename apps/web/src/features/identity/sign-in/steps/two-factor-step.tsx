import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { useState } from 'react'
import { AppLink } from '../../../../lib/routing/app-link.tsx'
import { errorText } from '../../../../lib/errors.ts'
import { paths } from '../../../../lib/routing/paths.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { passTwoFactor } from '../../api.ts'
import { besidesCode, CodeField } from '../fields/code-field.tsx'
import { StepForm } from '../step-form.tsx'
import type { SignedIn } from '../use-sign-in.ts'

interface TwoFactorStepProps {
  token: string
  onEnter: (outcome: SignedIn) => void
}

/** The second code: of the authenticator app, or one of those kept for a lost phone. */
export const TwoFactorStep = ({ token, onEnter }: TwoFactorStepProps) => {
  const { t } = useTexts()
  const [code, setCode] = useState('')
  const [byRecovery, setByRecovery] = useState(false)
  const enter = useAction(async (given: string) =>
    onEnter((await passTwoFactor({ body: { two_factor_token: token, code: given.trim() } })).data),
  )
  const turn = () => {
    setCode('')
    setByRecovery(!byRecovery)
  }
  const wrong = enter.error && besidesCode(enter.error) === null ? errorText(enter.error, t) : undefined
  return (
    <StepForm
      key={String(byRecovery)}
      title={t('auth.two_factor_title')}
      text={t(byRecovery ? 'auth.recovery_text' : 'auth.two_factor_text')}
      submit={t('auth.sign_in')}
      busy={enter.busy}
      error={besidesCode(enter.error)}
      onSubmit={() => enter.run(code)}
      ways={
        <>
          <Button variant="quiet" onClick={turn}>
            {t(byRecovery ? 'auth.by_app' : 'auth.by_recovery')}
          </Button>
          {besidesCode(enter.error) && <AppLink href={paths.login}>{t('auth.back_to_sign_in')}</AppLink>}
        </>
      }
    >
      {byRecovery ? (
        <Field label={t('auth.recovery_code')} error={wrong} required>
          <TextInput
            name="recovery"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onChange={(event) => setCode(event.currentTarget.value)}
          />
        </Field>
      ) : (
        <CodeField
          label={t('auth.app_code')}
          value={code}
          onChange={setCode}
          onComplete={enter.run}
          error={enter.error}
        />
      )}
    </StepForm>
  )
}
