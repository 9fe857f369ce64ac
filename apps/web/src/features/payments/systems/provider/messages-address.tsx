import type { OnlineProviderId } from '@lectern/contract/payments/provider-ids'
import { Button } from '@lectern/ui/actions/button'
import { Field } from '@lectern/ui/fields/field'
import { TextInput } from '@lectern/ui/fields/text-input'
import { Icon } from '@lectern/ui/layout/icon'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../../../lib/copy-text.ts'
import { useTexts } from '../../../../lib/texts/index.ts'
import styles from './provider.module.css'

/** Where a payment system sends its messages, to be copied. */
export const MessagesAddress = ({ provider, url }: { provider: OnlineProviderId; url: string }) => {
  const { t } = useTexts()
  const [outcome, setOutcome] = useState<'copied' | 'copy_failed'>()
  const copy = async () => setOutcome((await copyText(url)) ? 'copied' : 'copy_failed')
  return (
    <Field label={t('payments.messages_url')} help={t(`payments.messages_url_${provider}`)}>
      <span className={styles.kept}>
        <TextInput readOnly className={styles.code} value={url} onFocus={(event) => event.target.select()} />
        <Button
          icon={<Icon of={outcome === 'copied' ? Check : Copy} />}
          onClick={() => void copy()}
          onBlur={() => setOutcome(undefined)}
        >
          {t('payments.copy')}
        </Button>
      </span>
      <VisuallyHidden role="status">{outcome && t(`payments.${outcome}`)}</VisuallyHidden>
    </Field>
  )
}
