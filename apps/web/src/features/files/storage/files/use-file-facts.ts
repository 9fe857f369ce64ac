import type { File } from '@lectern/contract/files/file'
import { useTexts } from '../../../../lib/texts/index.ts'
import { useFileWords } from '../../uploads/index.ts'
import { durationText } from './file-words.ts'

/** The few words about a file below its name: size, and how long, wide or thick it is. */
export const useFileFacts = () => {
  const { t } = useTexts()
  const words = useFileWords()
  return ({ bytes, duration, width, height, pages }: File): string =>
    [
      words.size(bytes),
      ...(duration === null ? [] : [durationText(duration)]),
      ...(duration === null && width !== null && height !== null ? [`${width} × ${height}`] : []),
      ...(pages === null ? [] : [t('files.pages_count', { count: pages })]),
    ].join(' · ')
}
