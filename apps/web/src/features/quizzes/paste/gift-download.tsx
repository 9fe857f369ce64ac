import { writeGift, type WrittenGift } from '@lectern/contract/quizzes/formats/gift/write-gift'
import { Button } from '@lectern/ui/actions/button'
import { Dialog } from '@lectern/ui/overlays/dialog'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../lib/texts/index.ts'
import type { QuizDraft } from '../quiz-kind.ts'
import { giftLossWords } from './paste-words.ts'

interface GiftDownloadProps {
  draft: QuizDraft
  onClose: () => void
}

const save = (text: string, name: string) => {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = `${name.replaceAll(/[\\/:*?"<>|]/g, ' ').trim() || 'questions'}.gift`
  link.click()
  URL.revokeObjectURL(link.href)
}

/** Gives the questions out as a GIFT file; where it cannot hold all of them, says so first. */
export const GiftDownload = ({ draft, onClose }: GiftDownloadProps) => {
  const { t } = useTexts()
  const [{ text, report }] = useState<WrittenGift>(() => writeGift(draft.content.questions))
  const download = () => {
    save(text, draft.name)
    onClose()
  }
  const isWhole = report.length === 0
  useEffect(() => {
    if (isWhole) download()
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is asked for
  }, [])
  if (isWhole) return null
  return (
    <Dialog
      open
      size="wide"
      onClose={onClose}
      title={t('create-course.gift_title')}
      description={t('create-course.gift_text')}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('create-course.cancel')}
          </Button>
          <Button variant="primary" disabled={text === ''} onClick={download}>
            {t('create-course.gift_download')}
          </Button>
        </>
      }
    >
      <ul>
        {report.map(({ number, name, losses }) => (
          <li key={number}>
            {number}. {name} — {losses.map((loss) => t(giftLossWords[loss])).join(' ')}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
