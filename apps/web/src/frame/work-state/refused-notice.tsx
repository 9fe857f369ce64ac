import { Button } from '@lectern/ui/actions/button'
import { Notice } from '@lectern/ui/feedback/notice'
import { toasts } from '@lectern/ui/feedback/toast-store'
import type { Refusal } from '../../lib/outbox/index.ts'
import { ApiError } from '../../lib/api/index.ts'
import { errorText } from '../../lib/errors.ts'
import { copyText } from '../../lib/copy-text.ts'
import { useTexts } from '../../lib/texts/index.ts'

interface RefusedNoticeProps {
  refusal: Refusal
  /** The refused version as plain words. */
  words: string
  onPutBack: () => void
  onDrop: () => void
}

/** The school did not take a change: the version before it stands here again, the refused one is kept and offered. */
export const RefusedNotice = ({ refusal, words, onPutBack, onDrop }: RefusedNoticeProps) => {
  const { t } = useTexts()
  const copy = async () => {
    if (!(await copyText(words))) return
    toasts.show({ tone: 'success', title: t('expert.refused_copied') })
  }
  return (
    <Notice
      tone="danger"
      announce="at-once"
      title={t('expert.refused_title')}
      actions={
        <>
          <Button size="small" onClick={onPutBack}>
            {t('expert.refused_put_back')}
          </Button>
          <Button size="small" onClick={() => void copy()}>
            {t('expert.refused_copy')}
          </Button>
          <Button size="small" variant="quiet" onClick={onDrop}>
            {t('expert.refused_drop')}
          </Button>
        </>
      }
    >
      {errorText(new ApiError(refusal), t)} {t('expert.refused_text')}
    </Notice>
  )
}
