import { formatSize } from '@lectern/ui/text/file-size'
import { useTexts } from '../../../lib/texts/index.ts'

/** Bytes in the reader's words. */
export const useSizes = (): ((bytes: number) => string) => {
  const { t, locale } = useTexts()
  const units = { KB: t('documents.size_kb'), MB: t('documents.size_mb'), GB: t('documents.size_gb') }
  return (bytes) => formatSize(bytes, locale, units)
}
