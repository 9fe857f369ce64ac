import type { File as StoredFile } from '@lectern/contract/files/file'
import { formatSize } from '@lectern/ui/text/file-size'
import { useTexts, type TextId, type Translate } from '../../../lib/texts/index.ts'
import { clockText } from '../recording/clock-text.ts'

const kindTexts: Readonly<Record<StoredFile['kind'], TextId>> = {
  image: 'documents.kind_image',
  video: 'documents.kind_video',
  audio: 'documents.kind_audio',
  pdf: 'documents.kind_pdf',
  document: 'documents.kind_document',
  archive: 'documents.kind_archive',
  other: 'documents.kind_other',
}

/** Where the preparation of a file stands; undefined when there is nothing to say. */
const stateText = (file: StoredFile, t: Translate): string | undefined => {
  if (file.process_status === 'pending') return t('documents.state_pending')
  if (file.process_status === 'processing')
    return t('documents.state_processing', { percent: file.process_progress })
  if (file.process_status !== 'failed') return undefined
  const reason = t(`documents.reason_${file.process_error ?? 'unreadable'}`)
  return t('documents.state_failed', { reason })
}

/** What a list says of a file: kind, size, pages or length; and where its preparation stands. */
export const useFileFacts = (file: StoredFile): { facts: string; state: string | undefined } => {
  const { t, locale } = useTexts()
  const units = { KB: t('documents.size_kb'), MB: t('documents.size_mb'), GB: t('documents.size_gb') }
  const facts = [
    t(kindTexts[file.kind]),
    formatSize(file.bytes, locale, units),
    file.pages !== null && t('documents.pages_count', { count: file.pages }),
    file.duration !== null && file.duration > 0 && clockText(file.duration * 1_000),
  ].filter((fact) => fact !== false)
  return { facts: facts.join(' · '), state: stateText(file, t) }
}
