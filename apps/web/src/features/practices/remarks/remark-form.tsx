import { remarkLimits } from '@lectern/contract/practices/desk/remarks.api'
import { Button } from '@lectern/ui/actions/button'
import { Checkbox } from '@lectern/ui/choices/checkbox'
import { Field } from '@lectern/ui/fields/field'
import { TextArea } from '@lectern/ui/fields/text-area'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '../../../lib/errors.ts'
import { useTexts } from '../../../lib/texts/index.ts'
import { useAction } from '../../../lib/use-action.ts'
import styles from './remarks.module.css'
import type { RemarkWords } from './use-remarks.ts'

interface RemarkFormProps {
  start: RemarkWords
  save: (words: RemarkWords) => Promise<unknown>
  onClose: () => void
}

/** Writes a remark, and says whether the team uses it too. It stands in the form of a comment, and is none itself. */
export const RemarkForm = ({ start, save, onClose }: RemarkFormProps) => {
  const { t } = useTexts()
  const [text, setText] = useState(start.text)
  const [isShared, setShared] = useState(start.is_shared)
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const saving = useAction(async (words: RemarkWords) => {
    await save(words)
    onClose()
  })
  const words = text.trim()
  const over = words.length - remarkLimits.letters
  return (
    <div ref={form} className={styles.panel}>
      <Field
        label={t('practices.remark')}
        error={
          over > 0
            ? t('practices.remark_too_long', { count: over })
            : saving.error && errorText(saving.error, t)
        }
      >
        <TextArea
          rows={3}
          value={text}
          readOnly={saving.busy}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Field>
      <Checkbox
        label={t('practices.remark_share')}
        checked={isShared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
      <div className={styles.ways}>
        <Button onClick={onClose}>{t('expert.cancel')}</Button>
        <Button
          variant="primary"
          busy={saving.busy}
          disabled={words === '' || over > 0}
          onClick={() => saving.run({ text: words, is_shared: isShared })}
        >
          {t('practices.view_save')}
        </Button>
      </div>
    </div>
  )
}
