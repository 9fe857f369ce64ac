import { Button } from '@lectern/ui/actions/button'
import { Icon } from '@lectern/ui/layout/icon'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { useTexts } from '../../../lib/texts/index.ts'

/** Copies what the buyer writes into a transfer, and says so. */
export const CopyButton = ({ label, text }: { label: string; text: string }) => {
  const { t } = useTexts()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copy = async () => setOutcome((await copyText(text)) ? 'copied' : 'failed')
  return (
    <>
      <Button
        icon={<Icon of={outcome === 'copied' ? Check : Copy} />}
        onClick={() => void copy()}
        onBlur={() => setOutcome(undefined)}
      >
        {label}
      </Button>
      <VisuallyHidden role="status">
        {outcome === 'copied' && t('checkout.copied')}
        {outcome === 'failed' && t('checkout.copy_failed')}
      </VisuallyHidden>
    </>
  )
}
