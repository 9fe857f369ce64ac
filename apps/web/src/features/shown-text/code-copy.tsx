import { IconButton } from '@lectern/ui/actions/icon-button'
import { VisuallyHidden } from '@lectern/ui/layout/visually-hidden'
import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { useTexts } from '../../lib/texts/index.ts'
import styles from './shown-text.module.css'

/** Copies a code, and says so. */
export const CodeCopy = ({ code }: { code: () => string }) => {
  const { t } = useTexts()
  const [outcome, setOutcome] = useState<'copied' | 'failed'>()
  const copy = async () => setOutcome((await copyText(code())) ? 'copied' : 'failed')
  return (
    <span className={styles.copy}>
      <IconButton
        icon={outcome === 'copied' ? Check : Copy}
        label={t(outcome === 'copied' ? 'documents.code_copied' : 'documents.code_copy')}
        variant="secondary"
        size="small"
        tipSide="before"
        onClick={() => void copy()}
        onBlur={() => setOutcome(undefined)}
      />
      <VisuallyHidden role="status">
        {outcome === 'copied' && t('documents.code_copied')}
        {outcome === 'failed' && t('documents.code_not_copied')}
      </VisuallyHidden>
    </span>
  )
}
