import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import type { ReactNode } from 'react'
import { fieldText } from '../../../../lib/errors.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useAction } from '../../../../lib/use-action.ts'
import { textOf } from '../fields/form-text.ts'
import { StepForm } from '../step-form.tsx'
import type { SignIn } from '../use-sign-in.ts'

interface EmailStepProps {
  flow: SignIn
  title: string
  text: string
  services: ReactNode
}

/** First of all the e-mail: it decides what is asked next. */
export const EmailStep = ({ flow, title, text, services }: EmailStepProps) => {
  const { t } = useTexts()
  const begin = useAction((fields: FormData) => flow.begin(textOf(fields, 'email').trim()))
  return (
    <StepForm
      title={title}
      text={text}
      submit={t('auth.continue')}
      busy={begin.busy}
      error={begin.error}
      onSubmit={begin.run}
      ways={services}
      isFirst
    >
      <Field label={t('auth.email')} error={fieldText(begin.error, 'email', t)} required>
        <TextInput
          key={flow.email}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={flow.email}
        />
      </Field>
    </StepForm>
  )
}
