import type { ContactImport } from '@lectern/contract/contacts/imports/contact-imports'
import { useTexts } from '../../../lib/texts/index.ts'

const separators = new Map([
  [',', 'comma'],
  [';', 'semicolon'],
  ['\t', 'tab'],
  ['|', 'bar'],
] as const)

/** What was found in a file, in one line: rows, separator, encoding. Empty before it is read. */
export const useFileFacts = (
  imported: Pick<ContactImport, 'rows' | 'separator' | 'encoding' | 'is_encoding_guessed'>,
): string => {
  const { t } = useTexts()
  const { rows, separator, encoding, is_encoding_guessed: isGuessed } = imported
  if (rows === 0) return ''
  const kind = [...separators].find(([sign]) => sign === separator)?.[1]
  return [
    t('contact-imports.rows', { count: rows }),
    kind && t(`contact-imports.separator_${kind}`),
    encoding && (isGuessed ? t('contact-imports.encoding_guessed', { encoding }) : encoding.toUpperCase()),
  ]
    .filter(Boolean)
    .join(' · ')
}
