import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { AppLink } from '../../../../lib/routing/app-link.tsx'
import { fieldText } from '../../../../lib/errors.ts'
import { loginPath } from '../../../../lib/routing/paths.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { textOf } from '../fields/form-text.ts'
import { StepForm } from '../step-form.tsx'

interface EmailFormProps {
  email: string
  next: string
  onSend: (email: string) => Promise<void>
}

/** Whose password is to be set anew. The answer is the same whether or not there is such an account. */
export const EmailForm = ({ email, next, onSend }: EmailFormProps) => {
  const { t } = useTexts()
  const send = useAction((fields: FormData) => onSend(textOf(fields, 'email').trim()))
  return (
    <StepForm
      title={t('auth.restore_title')}
      text={t('auth.restore_text')}
      submit={t('auth.restore_send')}
      busy={send.busy}
      error={send.error}
      onSubmit={send.run}
      ways={<AppLink href={loginPath(next)}>{t('auth.back_to_sign_in')}</AppLink>}
    >
      <Field label={t('auth.email')} error={fieldText(send.error, 'email', t)} required>
        <TextInput
          key={email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={email}
        />
      </Field>
    </StepForm>
  )
}
